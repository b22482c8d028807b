import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RefObject, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { TableCell } from '../../primitives/table/index.ts';
import { MoneyText } from '../money-text/index.ts';
import { DataTable } from './data-table.tsx';
import type { DataColumn, DataOrder, DataSection, DataTableHandle, DataTableProps } from './data-table-props.ts';

interface Quote {
  readonly id: string;
  readonly trip: string;
  readonly total: number;
}
type ColumnId = 'id' | 'trip' | 'total';

const TRIPS = ['GRU → REC', 'FOR → BEL', 'FLN → REC', 'CGH → SDU', 'BSB → GRU'] as const;

/** So many rows, the numbers going up. */
function quotes(count: number, first = 48_000): readonly Quote[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(first + index),
    trip: TRIPS[index % TRIPS.length] ?? '',
    total: 300 + ((index * 37) % 2000),
  }));
}

const COLUMNS: readonly DataColumn<Quote, ColumnId>[] = [
  {
    id: 'id',
    label: 'Nº',
    width: 'g:w-20',
    cell: ({ id }) => (
      <TableCell>
        <a href={`#/${id}`} className="g:font-semibold g:text-accent-text g:after:absolute g:after:inset-0">
          {id}
        </a>
      </TableCell>
    ),
  },
  { id: 'trip', label: 'Viagem', cell: ({ trip }) => <TableCell>{trip}</TableCell> },
  {
    id: 'total',
    label: 'Total',
    width: 'g:w-28',
    align: 'end',
    cell: ({ total }) => (
      <TableCell align="end">
        <MoneyText value={total} />
      </TableCell>
    ),
  },
];
const keyOf = ({ id }: Quote) => id;
const MANY: readonly DataSection<Quote>[] = [{ key: 'all', rows: quotes(10_000) }];

/** Order, widths and choice are kept here, as whoever uses the table keeps them. */
function Kept(props: DataTableProps<Quote, ColumnId>) {
  const [order, setOrder] = useState<DataOrder<ColumnId> | null>(null);
  const [widths, setWidths] = useState<Partial<Record<ColumnId, number>>>(props.widths ?? {});
  const [selection, setSelection] = useState(props.selection ?? new Set<string>());
  const sorted = (rows: readonly Quote[]) =>
    order ? [...rows].sort((a, b) => (order.descending ? -1 : 1) * (a[order.column] < b[order.column] ? -1 : 1)) : rows;
  return (
    <DataTable
      {...props}
      sections={props.sections.map((section) => ({ ...section, rows: sorted(section.rows) }))}
      order={order}
      onOrderChange={(next) => {
        setOrder(next);
        props.onOrderChange?.(next);
      }}
      widths={widths}
      onWidthChange={(column, width) => {
        setWidths(({ [column]: _, ...others }) => (width === null ? others : { ...others, [column]: width }));
        props.onWidthChange?.(column, width);
      }}
      selection={selection}
      onSelectionChange={
        props.onSelectionChange &&
        ((next) => {
          setSelection(next);
          props.onSelectionChange?.(next);
        })
      }
    />
  );
}

const meta: Meta<typeof DataTable<Quote, ColumnId>> = {
  title: 'Data display/DataTable',
  id: 'data-datatable',
  component: DataTable<Quote, ColumnId>,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Cotações',
    columns: COLUMNS,
    sections: [
      { key: 'past', name: 'Vencidas', rows: quotes(3) },
      { key: 'later', name: 'Depois', rows: quotes(4, 48_100) },
    ],
    rowKey: keyOf,
    openable: () => true,
    onOrderChange: fn(),
    onWidthChange: fn(),
    onSelectionChange: fn(),
    selectLabel: ({ id }) => `Selecionar a cotação ${id}`,
    selectAllLabel: 'Selecionar todas',
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers of the rows in the document, from the top down. */
const numbersIn = (root: ParentNode) => [...root.querySelectorAll('[data-row] a')].map(({ textContent }) => textContent);
/** The number of the row with the focus. */
const focusedNumber = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];

export const Requests: Story = {};
export const ReadOnly: Story = { args: { onSelectionChange: undefined, onOrderChange: undefined, onWidthChange: undefined } };

export const Ordered: Story = {
  name: 'a heading orders the rows up, then down, then as at first, and says so',
  args: { sections: [{ key: 'all', rows: quotes(5) }] },
  play: async ({ args, canvas, canvasElement }) => {
    const heading = canvas.getByRole('columnheader', { name: /^Total/ });
    const before = numbersIn(canvasElement);
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Viagem' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith({ column: 'trip', descending: false });
    await expect(canvas.getAllByText(/→/).map(({ textContent }) => textContent)).toEqual([...TRIPS].sort());
    await userEvent.click(canvas.getByRole('button', { name: 'Viagem' }));
    await expect(canvas.getAllByText(/→/).map(({ textContent }) => textContent)).toEqual([...TRIPS].sort().reverse());
    await expect(canvas.getByRole('columnheader', { name: /^Viagem/ })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Viagem' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith(null);
    await expect(numbersIn(canvasElement)).toEqual(before);
  },
};

export const Chosen: Story = {
  name: 'rows are chosen by box; with Shift all from the one chosen last; the box in the heading chooses all',
  play: async ({ args, canvas }) => {
    const box = (id: number) => canvas.getByRole('checkbox', { name: `Selecionar a cotação ${id}` });
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar todas' });
    await userEvent.click(box(48001));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['48001']));
    await expect(all.indeterminate).toBe(true);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(48101));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['48001', '48002', '48100', '48101']));
    await expect(canvas.getByRole('row', { name: /48100/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['48000', '48001', '48002', '48100', '48101', '48102', '48103']));
    await expect(all.indeterminate).toBe(false);
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
};

export const ByKeyboard: Story = {
  name: 'B-048 the arrows go from row to row, with Shift they choose; Ctrl+A chooses all, Escape none',
  play: async ({ args, canvas }) => {
    canvas.getByRole('link', { name: '48001' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focusedNumber()).toBe('48100');
    await expect(document.activeElement).toBe(canvas.getByRole('link', { name: '48100' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(focusedNumber()).toBe('48002');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(focusedNumber()).toBe('48000');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['48002', '48001', '48000']));
    await userEvent.keyboard('{ArrowUp}');
    await expect(focusedNumber()).toBe('48000');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['48000', '48001', '48002', '48100', '48101', '48102', '48103']));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
};

function WithHandle(props: DataTableProps<Quote, ColumnId>) {
  const handle: RefObject<DataTableHandle<Quote> | null> = useRef(null);
  const [said, setSaid] = useState('');
  const [gone, setGone] = useState<readonly string[]>([]);
  const sections = props.sections.map((section) => ({ ...section, rows: section.rows.filter(({ id }) => !gone.includes(id)) }));
  return (
    <>
      <Button onClick={() => setSaid(String(handle.current?.move(1)))}>Próxima</Button>
      <Button onClick={() => setSaid(String(handle.current?.move(-1)))}>Anterior</Button>
      <Button onClick={() => setGone([...gone, handle.current?.current()?.id ?? ''])}>Tirar</Button>
      <Button onClick={() => setSaid(handle.current?.current()?.id ?? 'nenhuma')}>Qual</Button>
      <output>{said}</output>
      <Kept {...props} sections={sections} handle={handle} />
    </>
  );
}
export const Moved: Story = {
  name: 'B-048 the focus is moved from outside, from the row that had it last, and the row is told',
  args: { sections: [{ key: 'all', rows: quotes(2) }] },
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Qual');
    await expect(canvas.getByRole('status')).toHaveTextContent('nenhuma');
    await press('Próxima');
    await expect(focusedNumber()).toBe('48000');
    await press('Próxima');
    await expect(focusedNumber()).toBe('48001');
    await press('Qual');
    await expect(canvas.getByRole('status')).toHaveTextContent('48001');
    // The button has the focus: the last row gets it again, and keeps it.
    await press('Próxima');
    await expect(focusedNumber()).toBe('48001');
    canvas.getByRole('button', { name: 'Próxima' }).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('false'));
    await expect(focusedNumber()).toBe('48001');
  },
};

export const GoneOn: Story = {
  name: 'B-048 when the row that had the focus goes, nothing is done with another one, and the keys go on from its place',
  args: { sections: [{ key: 'all', rows: quotes(5) }] },
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    for (const name of ['Próxima', 'Próxima', 'Tirar', 'Qual']) await press(name);
    await expect(canvas.getByRole('status')).toHaveTextContent('nenhuma');
    await press('Próxima');
    await expect(focusedNumber()).toBe('48002');
    for (const name of ['Próxima', 'Tirar', 'Anterior']) await press(name);
    await expect(focusedNumber()).toBe('48002');
  },
};

export const Sized: Story = {
  name: 'the edge of a heading sizes its column, by keys too, within what the others leave; Delete gives it its first width',
  play: async ({ args, canvas, canvasElement }) => {
    const edge = canvas.getByRole('separator', { name: 'Largura da coluna Nº' });
    const heading = edge.closest('th');
    const first = heading?.offsetWidth ?? 0;
    edge.focus();
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(first)));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(heading?.offsetWidth).toBe(first + 32);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onWidthChange).toHaveBeenLastCalledWith('id', first + 16);
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{ArrowLeft}');
    await expect(heading?.offsetWidth).toBe(64);
    await userEvent.pointer([
      { target: edge, keys: '[MouseLeft>]', coords: { clientX: 100 } },
      { target: edge, coords: { clientX: 9000 } },
      { target: edge, keys: '[/MouseLeft]' },
    ]);
    const table = within(canvasElement).getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    edge.focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onWidthChange).toHaveBeenLastCalledWith('id', null);
    await expect(heading?.offsetWidth).toBe(first);
  },
};

export const AllSized: Story = {
  name: 'B-046 when every column has a width, the last one that nobody sized takes what is left, and the others are as wide as they were made',
  args: { widths: { id: 120, trip: 240 } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvasElement.querySelector('table');
    const width = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) }).offsetWidth;
    await expect([width('Nº'), width('Viagem')]).toEqual([120, 240]);
    await expect(width('Total')).toBeGreaterThan((table?.offsetWidth ?? 0) - 120 - 240 - 60);
  },
};

/** The points of the screen between the heading and the lower edge at which there is no row. */
function blankPoints(table: HTMLElement): readonly number[] {
  const { left, width } = table.getBoundingClientRect();
  const head = table.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const points = Array.from({ length: 30 }, (_, step) => head + 4 + (step * (window.innerHeight - head - 8)) / 30);
  return points.filter((y) => !document.elementFromPoint(left + width / 2, y)?.closest('[data-row]'));
}

const rendered: string[] = [];
const NOTED: typeof COLUMNS = COLUMNS.map((column) =>
  column.id === 'trip'
    ? {
        ...column,
        cell: (quote) => {
          rendered.push(quote.id);
          return column.cell(quote);
        },
      }
    : column,
);

export const RendersLittle: Story = {
  name: 'B-047 a choice renders the chosen row again and no other, and an order none',
  args: { columns: NOTED, sections: [{ key: 'all', rows: quotes(7) }] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '48003' });
    rendered.length = 0;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar a cotação 48003' }));
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar a cotação 48003' })).toBeChecked();
    await expect(new Set(rendered)).toEqual(new Set(['48003']));
    rendered.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Viagem' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('BSB → GRU');
    await expect(rendered).toEqual([]);
  },
};

export const TenThousand: Story = {
  name: 'B-047 of ten thousand rows those in sight are there at every step of a scroll; a screen reader knows how many there are and where each stands',
  args: { sections: MANY },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Cotações' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(numbersIn(canvasElement).length).toBeLessThan(300);
    const page = document.scrollingElement ?? document.documentElement;
    await expect(page.scrollHeight).toBeGreaterThan(300_000);
    for (const top of [500, 1700, 5000, 90_000, 90_900, 89_000, 250_000, 319_000]) {
      page.scrollTop = top;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await expect(blankPoints(table)).toEqual([]);
    }
    page.scrollTop = 90_000;
    await waitFor(() => expect(blankPoints(table)).toEqual([]));
    for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-row]')) {
      await expect(row).toHaveAttribute('aria-rowindex', String(Number(row.dataset['row']) - 48_000 + 2));
    }
    page.scrollTop = 0;
  },
};

export const KeptWhileScrolled: Story = {
  name: 'B-047 a row keeps focus and choice while it is scrolled away, and the arrows go on from it',
  args: { sections: MANY },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar a cotação 48003' }));
    const box = document.activeElement;
    const page = document.scrollingElement ?? document.documentElement;
    page.scrollTop = 200_000;
    await waitFor(() => expect(canvas.getByRole('link', { name: '54250' })).toBeInTheDocument());
    await expect(document.activeElement).toBe(box);
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedNumber()).toBe('48004');
    await waitFor(() => expect(page.scrollTop).toBeLessThan(1000));
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar a cotação 48003' })).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    page.scrollTop = 0;
  },
};
