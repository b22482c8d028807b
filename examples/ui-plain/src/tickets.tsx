import { MoneyText } from '@guiche/ui/data/money-text';
import { useToast } from '@guiche/ui/feedback/toast';
import { Autocomplete, type AutocompleteItem } from '@guiche/ui/inputs/autocomplete';
import { MoneyInput } from '@guiche/ui/inputs/money-input';
import { TextInput } from '@guiche/ui/inputs/text-input';
import { Button } from '@guiche/ui/primitives/button';
import { Dialog } from '@guiche/ui/primitives/dialog';
import { Table, TableCell, TableHeading } from '@guiche/ui/primitives/table';
import { useState } from 'react';

const AIRPORTS: readonly AutocompleteItem[] = [
  { id: 'GRU', label: 'GRU · São Paulo' },
  { id: 'REC', label: 'REC · Recife' },
];

const searchAirports = async (term: string) => AIRPORTS.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()));

/** Components in an app that has a style sheet of its own, or none. */
export function Tickets() {
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [fare, setFare] = useState<number | null>(1234.5);
  const [origin, setOrigin] = useState<AutocompleteItem | null>(null);
  return (
    <>
      <TextInput label="Nome do passageiro" value={name} onValueChange={setName} error={name === '' ? 'Informe o nome.' : undefined} />
      <MoneyInput label="Tarifa" value={fare} onValueChange={setFare} description="Sem taxas" />
      <Autocomplete label="Origem" value={origin} onValueChange={setOrigin} onSearch={searchAirports} />
      <Table
        label="Bilhetes"
        head={
          <>
            <TableHeading>Bilhete</TableHeading>
            <TableHeading>Valor</TableHeading>
          </>
        }
      >
        <tr>
          <TableCell>957-2112345678</TableCell>
          <TableCell>
            <MoneyText value={fare} />
          </TableCell>
        </tr>
      </Table>
      <Button onClick={() => showToast({ tipo: 'SUCCESS', text: 'Bilhete enviado.' })}>Enviar</Button>
      <Button tone="primary" onClick={() => setOpen(true)}>
        Emitir
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Emitir bilhete"
        context="Voo de São Paulo a Recife"
        footer={<Button onClick={() => setOpen(false)}>Voltar</Button>}
      >
        O bilhete sai pela consolidadora.
      </Dialog>
    </>
  );
}
