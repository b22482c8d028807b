import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { careless, MARCO_ZERO } from '../../test-support/places.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { PlacePicker } from './index.ts';

const meta = {
  title: 'Inputs/PlacePicker',
  component: PlacePicker,
  args: {
    label: 'Local',
    placeholder: 'Endereço, empresa ou cidade',
    className: 'g:max-w-72',
    onValueChange: fn(),
    places: { search: fn(careless) },
  },
} satisfies Meta<typeof PlacePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const search: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'rec');
  await screen.findByRole('option', { name: /^Recife/ });
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: MARCO_ZERO } };
export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <PlacePicker {...args} {...state} label={name} defaultValue={filled ? MARCO_ZERO : null} className="" />}
    </StatesMatrix>
  ),
};
export const Found: Story = { parameters: { docs: { story: { inline: false, iframeHeight: 320 } } }, play: search };

export const AnyPlace: Story = {
  name: 'S-179 any kind of place in any country is offered, and comes out as the place object',
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await search(context);
    await expect(args.places.search).toHaveBeenLastCalledWith('rec', { kind: 'any', country: undefined, signal: expect.any(AbortSignal) });
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Marco ZeroPraça Rio Branco, Recife, PE, Brasil',
      'RecifeRecife, PE, Brasil',
      'LisboaLisboa, Portugal',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(MARCO_ZERO);
    await expect(canvas.getByRole('combobox')).toHaveValue('Marco Zero');
  },
};
