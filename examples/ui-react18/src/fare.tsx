import { FormField } from '@guiche/ui/form/form-field';
import { UiLanguageProvider } from '@guiche/ui/i18n';
import { Autocomplete, type AutocompleteItem } from '@guiche/ui/inputs/autocomplete';
import { DateInput } from '@guiche/ui/inputs/date-input';
import { MoneyInput } from '@guiche/ui/inputs/money-input';
import { Button } from '@guiche/ui/primitives/button';
import { Dialog } from '@guiche/ui/primitives/dialog';
import { Tooltip } from '@guiche/ui/primitives/tooltip';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

const AIRPORTS: readonly AutocompleteItem[] = [
  { id: 'GRU', label: 'GRU · Guarulhos' },
  { id: 'REC', label: 'REC · Recife' },
];

const findAirports = (term: string) => AIRPORTS.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()));

interface Values {
  tarifa: number | null;
  ida: string | null;
}

/** In React 18 as in React 19: values, refs, a form, a window. */
export function Fare() {
  const airport = useRef<HTMLInputElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  const form = useForm<Values>({ defaultValues: { tarifa: null, ida: null } });
  const [chosen, setChosen] = useState<AutocompleteItem | null>(null);
  const [helping, setHelping] = useState(false);
  const [saved, setSaved] = useState('');
  return (
    <UiLanguageProvider language="pt-BR">
      <form onSubmit={form.handleSubmit((values) => setSaved(JSON.stringify({ ...values, airport: chosen?.id })))}>
        <Autocomplete ref={airport} label="Origem" onSearch={findAirports} debounce={0} onValueChange={setChosen} />
        <DateInput ref={date} label="Volta" />
        <FormField input={MoneyInput} control={form.control} name="tarifa" label="Tarifa" />
        <FormField input={DateInput} control={form.control} name="ida" label="Ida" />
        <Tooltip label="O que falta">
          <Button ref={help} onClick={() => setHelping(true)}>
            Ajuda
          </Button>
        </Tooltip>
        <Button onClick={() => airport.current?.focus()}>Ir à origem</Button>
        <Button onClick={() => date.current?.focus()}>Ir à volta</Button>
        <Button onClick={() => form.setFocus('tarifa')}>Ir à tarifa</Button>
        <Button tone="primary" type="submit">
          Salvar
        </Button>
        <output>{saved}</output>
      </form>
      <Dialog open={helping} onOpenChange={setHelping} title="Como cotar">
        <p>Escolha a origem e digite os valores.</p>
      </Dialog>
    </UiLanguageProvider>
  );
}
