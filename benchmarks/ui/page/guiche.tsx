import './guiche.css';
import { Autocomplete } from '@guiche/ui/inputs/autocomplete';
import { MoneyInput } from '@guiche/ui/inputs/money-input';
import { Button } from '@guiche/ui/primitives/button';
import { Dialog } from '@guiche/ui/primitives/dialog';
import { Popover } from '@guiche/ui/primitives/popover';
import { Table, TableCell, TableHeading } from '@guiche/ui/primitives/table';
import { useState } from 'react';
import { COLUMNS, ROWS, SENTENCE, searchPlaces } from './content.ts';
import { MountedOnPress, mountPart } from './mount-part.tsx';

function DialogPart() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-bench="press" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Enviar cotação"
        context="Voo de São Paulo a Recife"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Voltar</Button>
            <Button tone="primary">Enviar</Button>
          </>
        }
      >
        <p>{SENTENCE}</p>
        <input aria-label="Observação" />
      </Dialog>
    </>
  );
}

function PopoverPart() {
  return (
    <Popover label="Cotação" trigger={<Button data-bench="press">Abrir</Button>}>
      <p>{SENTENCE}</p>
      <Button>Enviar</Button>
    </Popover>
  );
}

function TableOfRows() {
  return (
    <Table label="Solicitações" head={COLUMNS.map((name) => <TableHeading key={name}>{name}</TableHeading>)}>
      {ROWS.map((row) => (
        <tr key={row[0]} data-bench="row">
          {row.map((text, column) => (
            <TableCell key={COLUMNS[column]}>{text}</TableCell>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function AutocompletePart() {
  return <Autocomplete label="Destino" debounce={0} minChars={1} searchEmpty onSearch={searchPlaces} />;
}

function MoneyPart() {
  const [value, setValue] = useState<number | null>(null);
  return <MoneyInput label="Tarifa" value={value} onValueChange={setValue} />;
}

mountPart({
  dialog: DialogPart,
  popover: PopoverPart,
  table: () => <MountedOnPress>{() => <TableOfRows />}</MountedOnPress>,
  autocomplete: AutocompletePart,
  money: MoneyPart,
});
