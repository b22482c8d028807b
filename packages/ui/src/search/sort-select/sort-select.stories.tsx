import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type SearchKind, SortSelect, type SortSelectProps } from './index.ts';

const meta: Meta<SortSelectProps<SearchKind>> = {
  title: 'Search/SortSelect',
  component: SortSelect,
  args: { kind: 'AEREO', onValueChange: fn(), className: 'g:max-w-64' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Air: Story = {};
export const Hotel: Story = { args: { kind: 'HOTEL' } };
export const Car: Story = { args: { kind: 'CARRO' } };
export const Bus: Story = { args: { kind: 'RODOVIARIO' } };
export const Chosen: Story = { args: { value: 'DURACAO' } };
export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] g:gap-4">
      <SortSelect kind="AEREO" onValueChange={args.onValueChange} />
      <SortSelect kind="AEREO" value="HORARIO_PARTIDA_VOLTA" onValueChange={args.onValueChange} />
      <SortSelect kind="HOTEL" value="ESTRELAS" onValueChange={args.onValueChange} />
      <SortSelect kind="CARRO" value="FORNECEDOR" onValueChange={args.onValueChange} />
      <SortSelect kind="RODOVIARIO" disabled />
    </div>
  ),
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The orders that are offered, in their order. */
function offered(canvas: Canvas): (string | null)[] {
  const options = within(canvas.getByRole('combobox', { name: 'Ordenar por' })).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

export const OfAir: Story = {
  name: 'S-036 the orders of flights, the lowest price first and chosen',
  play: async ({ args, canvas, userEvent }) => {
    await expect(offered(canvas)).toEqual([
      'Menor preço',
      'Fornecedor (A-Z)',
      'Horário de partida',
      'Horário de partida da volta',
      'Duração',
      'Horário de chegada',
      'Horário de chegada da volta',
      'Escalas',
    ]);
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveValue('MENOR_PRECO');
    await userEvent.selectOptions(select, 'Escalas');
    await expect(args.onValueChange).toHaveBeenCalledWith('ESCALAS');
  },
};

export const OfCars: Story = {
  name: 'S-041 a car is put in order by price or by supplier',
  args: { kind: 'CARRO' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(offered(canvas)).toEqual(['Menor preço', 'Fornecedor (A-Z)']);
    await expect(canvas.getByRole('combobox')).toHaveValue('MENOR_PRECO');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Fornecedor (A-Z)');
    await expect(args.onValueChange).toHaveBeenCalledWith('FORNECEDOR');
  },
};

export const OfHotels: Story = {
  name: 'S-042 a hotel is put in order by price, by name or by stars',
  args: { kind: 'HOTEL' },
  play: async ({ canvas }) => {
    await expect(offered(canvas)).toEqual(['Menor preço', 'Nome (A-Z)', 'Estrelas']);
    await expect(canvas.getByRole('combobox')).toHaveValue('MENOR_PRECO');
  },
};

export const OfBuses: Story = {
  name: 'a coach is put in order by price, by departure or by company',
  args: { kind: 'RODOVIARIO' },
  play: async ({ canvas }) => {
    await expect(offered(canvas)).toEqual(['Menor preço', 'Horário de partida', 'Fornecedor (A-Z)']);
    await expect(canvas.getByRole('combobox')).toHaveValue('MENOR_PRECO');
  },
};
