import '../theme.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { Toaster, toast } from 'sonner';
import { CLIENTS, COLUMNS, FARES, LIST_HEIGHT, ROWS, SENT, SENTENCE } from '../../../ui/page/content.ts';
import { FareRange, MountedOnPress, mountPart } from '../../../ui/page/mount-part.tsx';
import { Button } from '../parts.jsx';
import { Calendar } from './calendar.jsx';
import { Combobox } from './combobox.jsx';
import * as Dialog from './dialog.jsx';
import { Field, Input } from './input.jsx';
import * as Popover from './popover.jsx';
import { Slider } from './slider.jsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.jsx';

function Frame({ children }) {
  return (
    <>
      {children}
      <Toaster position="top-right" />
    </>
  );
}

function DialogPart() {
  return (
    <Dialog.Dialog>
      <Dialog.Trigger asChild>
        <Button data-bench="press">Abrir</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Enviar cotação</Dialog.Title>
          <Dialog.Description>Voo de São Paulo a Recife</Dialog.Description>
        </Dialog.Header>
        <p data-bench="panel">{SENTENCE}</p>
        <Field label="Passageiro">{(id) => <Input id={id} />}</Field>
        <Field label="Observação">{(id) => <Input id={id} />}</Field>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Voltar</Button>
          </Dialog.Close>
          <Button tone="primary">Enviar</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Dialog>
  );
}

function PopoverPart() {
  return (
    <Popover.Popover>
      <Popover.Trigger asChild>
        <Button data-bench="press">Abrir</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Cotação">
        <p data-bench="panel">{SENTENCE}</p>
        <Button>Enviar</Button>
      </Popover.Content>
    </Popover.Popover>
  );
}

function DatePart() {
  const [value, setValue] = useState();
  return (
    <Field label="Ida">
      {(id) => (
        <Popover.Popover>
          <Popover.Trigger asChild>
            <Button id={id} data-bench="press" className="w-48 justify-between font-normal">
              {value ? value.toLocaleDateString('pt-BR') : 'Escolha a data'}
            </Button>
          </Popover.Trigger>
          <Popover.Content aria-label="Calendário" className="w-auto p-0">
            <Calendar mode="single" selected={value} onSelect={setValue} />
          </Popover.Content>
        </Popover.Popover>
      )}
    </Field>
  );
}

function MoneyPart() {
  const [value, setValue] = useState('');
  return (
    <Field label="Tarifa">
      {(id) => (
        <NumericFormat
          id={id}
          customInput={Input}
          value={value}
          onValueChange={(next) => setValue(next.value)}
          prefix="R$ "
          thousandSeparator="."
          decimalSeparator=","
          decimalScale={2}
          valueIsNumericString
        />
      )}
    </Field>
  );
}

function SliderPart() {
  const [value, setValue] = useState([FARES.from, FARES.to]);
  return (
    <>
      <Slider
        value={value}
        onValueChange={setValue}
        min={FARES.min}
        max={FARES.max}
        step={FARES.step}
        labels={['Tarifa mínima', 'Tarifa máxima']}
      />
      <FareRange from={value[0]} to={value[1]} />
    </>
  );
}

function ToastPart() {
  return (
    <>
      <Button data-bench="press" onClick={() => toast.success(<span data-bench="toast">{SENT}</span>, { duration: 10_000 })}>
        Avisar
      </Button>
      <Button data-bench="dismiss" onClick={() => toast.dismiss()}>
        Dispensar
      </Button>
    </>
  );
}

function TableOfRows() {
  return (
    <Table aria-label="Solicitações">
      <TableHeader>
        <TableRow>
          {COLUMNS.map((name) => (
            <TableHead key={name}>{name}</TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {ROWS.map((row) => (
          <TableRow key={row[0]} data-bench="row">
            {row.map((text, column) => (
              <TableCell key={COLUMNS[column]}>{text}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** shadcn has no long list; those who use it window with TanStack Virtual. */
function ListOfClients() {
  'use no memo';
  const scroller = useRef(null);
  const virtualizer = useVirtualizer({
    count: CLIENTS.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 5,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section ref={scroller} aria-label="Clientes" tabIndex={0} className="overflow-auto" style={{ height: LIST_HEIGHT }}>
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start, size }) => (
          <div
            key={key}
            data-item={index}
            className="absolute inset-x-0 border-b px-2 py-1.5"
            style={{ height: size, transform: `translateY(${start}px)` }}
          >
            {CLIENTS[index]}
          </div>
        ))}
      </div>
    </section>
  );
}

mountPart(
  {
    dialog: DialogPart,
    popover: PopoverPart,
    autocomplete: Combobox,
    date: DatePart,
    money: MoneyPart,
    slider: SliderPart,
    toast: ToastPart,
    table: () => <MountedOnPress>{() => <TableOfRows />}</MountedOnPress>,
    list: () => <MountedOnPress>{() => <ListOfClients />}</MountedOnPress>,
  },
  Frame,
);
