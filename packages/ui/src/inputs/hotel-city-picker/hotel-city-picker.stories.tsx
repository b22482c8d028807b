import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { careless, RECIFE } from '../../test-support/places.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { HotelCityPicker } from './index.ts';

const meta = {
  title: 'Inputs/HotelCityPicker',
  component: HotelCityPicker,
  args: {
    className: 'g:max-w-72',
    onValueChange: fn(),
    places: { search: fn(careless) },
  },
} satisfies Meta<typeof HotelCityPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const search: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'rec');
  await screen.findByRole('option', { name: /^Recife/ });
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: RECIFE } };
export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <HotelCityPicker {...args} {...state} label={name} defaultValue={filled ? RECIFE : null} className="" />}
    </StatesMatrix>
  ),
};
export const Found: Story = { parameters: { docs: { story: { inline: false, iframeHeight: 320 } } }, play: search };

export const CitiesOfBrazil: Story = {
  name: 'S-178 only cities in Brazil are asked for and offered; the maps service is an interface',
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await search(context);
    await expect(args.places.search).toHaveBeenLastCalledWith('rec', { kind: 'city', country: 'BR', signal: expect.any(AbortSignal) });
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['RecifeRecife, PE, Brasil']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(RECIFE);
    await expect(canvas.getByRole('combobox', { name: 'Cidade da hospedagem' })).toHaveValue('Recife');
  },
};
