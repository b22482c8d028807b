import { CpfInput } from '@guiche/ui/inputs/cpf-input';
import { MoneyInput } from '@guiche/ui/inputs/money-input';
import { Button } from '@guiche/ui/primitives/button';
import { useState } from 'react';

/** Values come out of the fields plain: digits without punctuation, a number or `null`. */
export function Traveller() {
  const [cpf, setCpf] = useState('');
  const [fare, setFare] = useState<number | null>(null);
  const [saved, setSaved] = useState('');
  return (
    <form
      className="g:mx-auto g:flex g:max-w-sm g:flex-col g:gap-4 g:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(JSON.stringify({ cpf, fare }));
      }}
    >
      <CpfInput label="CPF do passageiro" value={cpf} onValueChange={setCpf} />
      <MoneyInput label="Tarifa" value={fare} onValueChange={setFare} />
      <Button tone="primary" type="submit">
        Salvar
      </Button>
      <output className="g:text-ink-2">{saved}</output>
    </form>
  );
}
