import './guiche.css';
import { VirtualList } from '@guiche/ui/data/virtual-list';
import { ToastProvider, useTakeBackToast, useToast } from '@guiche/ui/feedback/toast';
import { Autocomplete } from '@guiche/ui/inputs/autocomplete';
import { DateInput } from '@guiche/ui/inputs/date-input';
import { MoneyInput } from '@guiche/ui/inputs/money-input';
import { RangeSlider } from '@guiche/ui/inputs/range-slider';
import { TextInput } from '@guiche/ui/inputs/text-input';
import { Button } from '@guiche/ui/primitives/button';
import { Dialog } from '@guiche/ui/primitives/dialog';
import { Popover } from '@guiche/ui/primitives/popover';
import { Table, TableCell, TableHeading } from '@guiche/ui/primitives/table';
import { useState } from 'react';
import { CLIENTS, COLUMNS, FARES, ROWS, SENT, SENTENCE, searchPlaces } from './content.ts';
import { FareRange, MountedOnPress, mountPart } from './mount-part.tsx';

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
        <p data-bench="panel">{SENTENCE}</p>
        <TextInput label="Passageiro" />
        <TextInput label="Observação" />
      </Dialog>
    </>
  );
}

function PopoverPart() {
  return (
    <Popover label="Cotação" trigger={<Button data-bench="press">Abrir</Button>}>
      <p data-bench="panel">{SENTENCE}</p>
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

function DatePart() {
  const [value, setValue] = useState<string | null>(null);
  return <DateInput label="Ida" value={value} onValueChange={setValue} />;
}

function MoneyPart() {
  const [value, setValue] = useState<number | null>(null);
  return <MoneyInput label="Tarifa" value={value} onValueChange={setValue} />;
}

function SliderPart() {
  const [value, setValue] = useState<{ min: number; max: number } | null>({ min: FARES.from, max: FARES.to });
  const { min, max } = value ?? FARES;
  return (
    <>
      <RangeSlider label="Tarifa" value={value} onValueChange={setValue} min={FARES.min} max={FARES.max} step={FARES.step} />
      <FareRange from={min} to={max} />
    </>
  );
}

function ToastPart() {
  const toast = useToast();
  const takeBack = useTakeBackToast();
  return (
    <>
      <Button data-bench="press" onClick={() => toast({ tipo: 'SUCCESS', text: SENT })}>
        Avisar
      </Button>
      <Button data-bench="dismiss" onClick={() => takeBack({ tipo: 'SUCCESS', text: SENT })}>
        Dispensar
      </Button>
    </>
  );
}

const ITEMS = CLIENTS.map((name, index) => ({ name, index }));
const keyOf = ({ index }: (typeof ITEMS)[number]) => index;

function ListOfClients() {
  return (
    <VirtualList
      label="Clientes"
      items={ITEMS}
      itemKey={keyOf}
      empty={null}
      className="g:h-[480px]"
      renderItem={({ name }, index) => (
        <div data-item={index} className="g:px-2.5 g:py-2">
          {name}
        </div>
      )}
    />
  );
}

mountPart(
  {
    dialog: DialogPart,
    popover: PopoverPart,
    autocomplete: AutocompletePart,
    date: DatePart,
    money: MoneyPart,
    slider: SliderPart,
    toast: ToastPart,
    table: () => <MountedOnPress>{() => <TableOfRows />}</MountedOnPress>,
    list: () => <MountedOnPress>{() => <ListOfClients />}</MountedOnPress>,
  },
  ToastProvider,
);
