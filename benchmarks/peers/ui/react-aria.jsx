import './font.css';
import './react-aria.css';
import { useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Cell,
  Column,
  ComboBox,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  DialogTrigger,
  FieldError,
  Group,
  Heading,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Modal,
  ModalOverlay,
  NumberField,
  Popover,
  Row,
  Slider,
  SliderThumb,
  SliderTrack,
  Table,
  TableBody,
  TableHeader,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Virtualizer,
} from 'react-aria-components';
import { CLIENTS, COLUMNS, FARES, PLACES, ROWS, SENT, SENTENCE } from '../../ui/page/content.ts';
import { FareRange, MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';

const queue = new ToastQueue();

function Frame({ children }) {
  return (
    <I18nProvider locale="pt-BR">
      <ToastRegion queue={queue}>
        {({ toast }) => (
          <Toast toast={toast}>
            <ToastContent>
              <Text slot="title" data-bench="toast">
                {toast.content}
              </Text>
            </ToastContent>
            <Button slot="close" aria-label="Fechar">
              ×
            </Button>
          </Toast>
        )}
      </ToastRegion>
      {children}
    </I18nProvider>
  );
}

function Field({ label, ...props }) {
  return (
    <TextField {...props}>
      <Label>{label}</Label>
      <Input />
      <FieldError />
    </TextField>
  );
}

function DialogPart() {
  return (
    <DialogTrigger>
      <Button data-bench="press">Abrir</Button>
      <ModalOverlay isDismissable>
        <Modal>
          <Dialog>
            <Heading slot="title">Enviar cotação</Heading>
            <p>Voo de São Paulo a Recife</p>
            <p data-bench="panel">{SENTENCE}</p>
            <Field label="Passageiro" autoFocus />
            <Field label="Observação" />
            <footer>
              <Button slot="close">Voltar</Button>
              <Button className="react-aria-Button primary">Enviar</Button>
            </footer>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function PopoverPart() {
  return (
    <DialogTrigger>
      <Button data-bench="press">Abrir</Button>
      <Popover placement="bottom start">
        <Dialog aria-label="Cotação">
          <p data-bench="panel">{SENTENCE}</p>
          <Button>Enviar</Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function AutocompletePart() {
  return (
    <ComboBox defaultItems={PLACES} allowsEmptyCollection>
      <Label>Destino</Label>
      <Group>
        <Input />
        <Button>▾</Button>
      </Group>
      <Popover className="react-aria-Popover list">
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
          <ListBox>{({ id, label }) => <ListBoxItem id={id}>{label}</ListBoxItem>}</ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}

function DatePart() {
  return (
    <DatePicker>
      <Label>Ida</Label>
      <Group>
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▾</Button>
      </Group>
      <Popover>
        <Dialog>
          <Calendar>
            <header>
              <Button slot="previous">‹</Button>
              <Heading />
              <Button slot="next">›</Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function MoneyPart() {
  return (
    <NumberField formatOptions={{ style: 'currency', currency: 'BRL' }}>
      <Label>Tarifa</Label>
      <Input />
    </NumberField>
  );
}

function SliderPart() {
  const [value, setValue] = useState([FARES.from, FARES.to]);
  return (
    <>
      <Slider value={value} onChange={setValue} minValue={FARES.min} maxValue={FARES.max} step={FARES.step}>
        <Label>Tarifa</Label>
        <SliderTrack>
          <SliderThumb index={0} aria-label="Mínima" />
          <SliderThumb index={1} aria-label="Máxima" />
        </SliderTrack>
      </Slider>
      <FareRange from={value[0]} to={value[1]} />
    </>
  );
}

function ToastPart() {
  return (
    <>
      <Button data-bench="press" onPress={() => queue.add(SENT, { timeout: 10_000 })}>
        Avisar
      </Button>
      <Button data-bench="dismiss" onPress={() => queue.clear()}>
        Dispensar
      </Button>
    </>
  );
}

function TableOfRows() {
  return (
    <Table aria-label="Solicitações">
      <TableHeader>
        {COLUMNS.map((name, column) => (
          <Column key={name} isRowHeader={column === 0}>
            {name}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {ROWS.map((row) => (
          <Row key={row[0]} data-bench="row">
            {row.map((text, column) => (
              <Cell key={COLUMNS[column]}>{text}</Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

const ITEMS = CLIENTS.map((name, index) => ({ id: index, name }));

function ListOfClients() {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
      <ListBox aria-label="Clientes" className="react-aria-ListBox tall" items={ITEMS}>
        {({ id, name }) => <ListBoxItem data-item={id}>{name}</ListBoxItem>}
      </ListBox>
    </Virtualizer>
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
  Frame,
);
