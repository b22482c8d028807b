import { formatDate } from '@guiche/masks/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { localDay } from '../../internal/local-time.ts';
import { HistoryFilters, type HistoryFiltersProps, type HistoryFiltersValue } from './index.ts';

const UNSET: HistoryFiltersValue = {
  termo: '',
  viajantes: '',
  dataInicial: '2026-10-22',
  dataFinal: '2027-11-21',
  dataEmissao: '',
  orderBy: 'dataViagem',
  ordem: 'decrescente',
};

function Kept(props: HistoryFiltersProps) {
  const [value, setValue] = useState(props.value);
  return (
    <HistoryFilters
      {...props}
      value={value}
      onType={(name, text) => {
        props.onType(name, text);
        setValue((before) => ({ ...before, [name]: text }));
      }}
      onChange={(changes) => {
        props.onChange(changes);
        setValue((before) => ({ ...before, ...changes }));
      }}
    />
  );
}

const meta = {
  title: 'Request/HistoryFilters',
  component: HistoryFilters,
  args: {
    value: UNSET,
    unset: UNSET,
    onType: fn(),
    onChange: fn(),
    onQuickRange: fn(),
    count: 20,
    hasMore: true,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof HistoryFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('As primeiras 20 solicitações'),
};
export const Searching: Story = { args: { searching: true } };
export const Backwards: Story = {
  args: { value: { ...UNSET, dataFinal: '2026-10-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Viagem até/ })).toBeInvalid();
    await expect(canvas.getByText('É anterior ao início: escolha um dia posterior.')).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const SetOnPhone: Story = {
  ...OnPhone,
  name: 'A-090 A-093 on a phone the filters are behind a button that shows how many are set, with what is set',
  args: { value: { ...UNSET, viajantes: 'Ana, João', dataInicial: '2026-05-25', orderBy: 'empresa', ordem: 'crescente' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Viajantes' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Filtros 2' });
    await expect(button).toHaveAccessibleDescription('Viagens de 25/05/2026 a 21/11/2027 · Viajantes: Ana, João · Cliente, de A a Z');
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Viajantes' })).toHaveValue('Ana, João');
    await userEvent.click(button);
    await expect(canvas.queryByRole('textbox', { name: 'Viajantes' })).toBeNull();
  },
};

export const Cleared: Story = {
  name: 'what is set is cleared with one press, and the focus goes to the search; an emptied day of the window comes back',
  args: { value: { ...UNSET, termo: 'recife', dataEmissao: '2026-03-04' } },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Viagem a partir de' });
    await userEvent.clear(from);
    await userEvent.tab();
    await expect(from).toHaveValue('22/10/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(UNSET);
    await expect(canvas.getByRole('textbox', { name: 'Buscar' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  },
};

export const Window: Story = {
  name: 'A-090 A-093 the window, the issue day, the term and the travellers are filters; what is half typed filters nothing',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Viagem a partir de' })).toHaveValue('22/10/2026');
    const issued = canvas.getByRole('textbox', { name: 'Data de emissão' });
    await userEvent.click(issued);
    await userEvent.keyboard('0311');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ dataEmissao: '2026-11-03' });
    await userEvent.clear(issued);
    await expect(args.onChange).toHaveBeenLastCalledWith({ dataEmissao: '' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Viajantes' }), 'Ana');
    await expect(args.onType).toHaveBeenLastCalledWith('viajantes', 'Ana');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'rec');
    await expect(args.onType).toHaveBeenLastCalledWith('termo', 'rec');
  },
};

export const IssuedYesterday: Story = {
  name: 'A-093 an issue day that is typed without its year is the latest such day until today',
  play: async ({ args, canvas, userEvent }) => {
    // The field counts from the device's day.
    const day = new Date();
    day.setDate(day.getDate() - 1);
    const yesterday = localDay(day);
    const issued = canvas.getByRole('textbox', { name: 'Data de emissão' });
    await userEvent.type(issued, `${yesterday.slice(8)}/${yesterday.slice(5, 7)}`);
    await userEvent.tab();
    await expect(issued).toHaveValue(formatDate(yesterday));
    await expect(args.onChange).toHaveBeenLastCalledWith({ dataEmissao: yesterday });
  },
};

export const QuickRanges: Story = {
  name: 'A-091 the quick ranges are 30, 60, 90 and 180 days back',
  play: async ({ args, canvas, userEvent }) => {
    for (const days of [30, 60, 90, 180]) {
      await userEvent.click(canvas.getByRole('button', { name: `${days} dias atrás` }));
      await expect(args.onQuickRange).toHaveBeenLastCalledWith(days);
    }
    await expect(args.onQuickRange).toHaveBeenCalledTimes(4);
  },
};

export const Orders: Story = {
  name: 'A-092 the latest trip first, or by number or client in either direction',
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('combobox', { name: /^Ordem/ });
    await expect(order).toHaveDisplayValue('Viagem mais recente');
    await userEvent.selectOptions(order, 'Cliente, de A a Z');
    await expect(args.onChange).toHaveBeenLastCalledWith({ orderBy: 'empresa', ordem: 'crescente' });
    await userEvent.selectOptions(order, 'Número, do maior ao menor');
    await expect(args.onChange).toHaveBeenLastCalledWith({ orderBy: 'idSolicitacao', ordem: 'decrescente' });
  },
};
