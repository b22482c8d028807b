import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { type LookupPlace, PlaceLookup, type PlaceLookupProps } from './index.ts';

const AVENUE: LookupPlace = { id: '1', endereco: 'Avenida Boa Viagem', numero: '5000', cidade: 'Recife', uf: 'PE' };
const LISBON: LookupPlace = { id: '2', nome: 'Aeroporto de Lisboa', estado: 'Lisboa', pais: 'Portugal' };
const SQUARE: LookupPlace = { id: '3', endereco: 'Praça da Sé', cidade: 'São Paulo', uf: 'SP' };
const PLACES = [AVENUE, LISBON, SQUARE];

const meta = {
  title: 'Inputs/PlaceLookup',
  component: PlaceLookup,
  args: {
    label: 'Local',
    placeholder: 'Nome ou endereço',
    className: 'g:max-w-72',
    onValueChange: fn(),
    onSearch: fn<PlaceLookupProps['onSearch']>(async () => PLACES),
  },
} satisfies Meta<typeof PlaceLookup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const search: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'ave');
  await screen.findByRole('option', { name: /Boa Viagem/ });
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: AVENUE } };
export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <PlaceLookup {...args} {...state} label={name} defaultValue={filled ? AVENUE : null} className="" />}
    </StatesMatrix>
  ),
};
export const Found: Story = { parameters: { docs: { story: { inline: false, iframeHeight: 320 } } }, play: search };

export const Shown: Story = {
  name: 'S-172 a place is its name, or its street and number, with city and state below it, or state and country',
  play: async (context) => {
    await search(context);
    const lines = screen.getAllByRole('option').map((option) => [...option.querySelectorAll('span span')].map((line) => line.textContent));
    await expect(lines).toEqual([
      ['Avenida Boa Viagem, 5000', 'Recife, PE'],
      ['Aeroporto de Lisboa', 'Lisboa, Portugal'],
      ['Praça da Sé', 'São Paulo, SP'],
    ]);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(AVENUE);
    await expect(context.canvas.getByRole('combobox')).toHaveValue('Avenida Boa Viagem, 5000');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Limpar: Local' }));
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
