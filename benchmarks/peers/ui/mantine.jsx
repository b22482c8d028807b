import './font.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import 'dayjs/locale/pt-br';
import {
  Button,
  createTheme,
  Group,
  MantineProvider,
  Modal,
  NumberInput,
  Popover,
  RangeSlider,
  Select,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { DateInput, DatesProvider } from '@mantine/dates';
import { Notifications, notifications } from '@mantine/notifications';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { CLIENTS, COLUMNS, FARES, LIST_HEIGHT, PLACES, ROWS, SENT, SENTENCE } from '../../ui/page/content.ts';
import { FareRange, MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';

const theme = createTheme({ fontFamily: '"IBM Plex Sans Variable", system-ui, sans-serif' });

function Frame({ children }) {
  return (
    <MantineProvider theme={theme}>
      <DatesProvider settings={{ locale: 'pt-br', firstDayOfWeek: 0 }}>
        <Notifications position="top-right" />
        {children}
      </DatesProvider>
    </MantineProvider>
  );
}

function DialogPart() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" data-bench="press" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Modal opened={open} onClose={close} title="Enviar cotação" closeButtonProps={{ 'aria-label': 'Fechar' }}>
        <Text c="dimmed">Voo de São Paulo a Recife</Text>
        <p data-bench="panel">{SENTENCE}</p>
        <TextInput label="Passageiro" data-autofocus />
        <TextInput label="Observação" />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            Voltar
          </Button>
          <Button>Enviar</Button>
        </Group>
      </Modal>
    </>
  );
}

function PopoverPart() {
  return (
    <Popover width={288} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button variant="default" data-bench="press">
          Abrir
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Cotação">
        <p data-bench="panel">{SENTENCE}</p>
        <Button variant="default">Enviar</Button>
      </Popover.Dropdown>
    </Popover>
  );
}

const DESTINATIONS = PLACES.map(({ id, label }) => ({ value: id, label }));

/** The documentation asks for a limit where there are many options. */
function AutocompletePart() {
  return <Select label="Destino" data={DESTINATIONS} searchable limit={50} maxDropdownHeight={320} />;
}

function DatePart() {
  const [value, setValue] = useState(null);
  return <DateInput label="Ida" valueFormat="DD/MM/YYYY" value={value} onChange={setValue} />;
}

function MoneyPart() {
  const [value, setValue] = useState('');
  return (
    <NumberInput
      label="Tarifa"
      value={value}
      onChange={setValue}
      prefix="R$ "
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={2}
      hideControls
    />
  );
}

function SliderPart() {
  const [value, setValue] = useState([FARES.from, FARES.to]);
  return (
    <>
      <RangeSlider
        value={value}
        onChange={setValue}
        min={FARES.min}
        max={FARES.max}
        step={FARES.step}
        minRange={FARES.step}
        thumbFromLabel="Tarifa mínima"
        thumbToLabel="Tarifa máxima"
      />
      <FareRange from={value[0]} to={value[1]} />
    </>
  );
}

function ToastPart() {
  return (
    <>
      <Button
        variant="default"
        data-bench="press"
        onClick={() => notifications.show({ color: 'green', autoClose: 10_000, message: <span data-bench="toast">{SENT}</span> })}
      >
        Avisar
      </Button>
      <Button variant="default" data-bench="dismiss" onClick={() => notifications.clean()}>
        Dispensar
      </Button>
    </>
  );
}

function TableOfRows() {
  return (
    <Table aria-label="Solicitações" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {ROWS.map((row) => (
          <Table.Tr key={row[0]} data-bench="row">
            {row.map((text, column) => (
              <Table.Td key={COLUMNS[column]}>{text}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Mantine has no long list; its documentation windows with TanStack Virtual. */
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
    <section ref={scroller} aria-label="Clientes" tabIndex={0} style={{ height: LIST_HEIGHT, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start, size }) => (
          <Text
            key={key}
            data-item={index}
            style={{ position: 'absolute', insetInline: 0, height: size, transform: `translateY(${start}px)` }}
          >
            {CLIENTS[index]}
          </Text>
        ))}
      </div>
    </section>
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
