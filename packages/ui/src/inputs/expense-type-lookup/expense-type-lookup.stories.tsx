import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { type ExpenseType, ExpenseTypeLookup, type ExpenseTypeLookupProps } from './index.ts';

const type = (id: string, nome: string, isTipoPagamentoPrimario = false, isTipoPagamentoSecundario = false): ExpenseType => ({
  id,
  nome,
  isTipoPagamentoPrimario,
  isTipoPagamentoSecundario,
});
const FOOD = type('1', 'Alimentação', true);
const TYPES = [FOOD, type('2', 'Alimentação com cliente', false, true), type('3', 'Alimentação em voo')];

const meta = {
  title: 'Inputs/ExpenseTypeLookup',
  component: ExpenseTypeLookup,
  args: {
    label: 'Tipo de despesa',
    className: 'g:max-w-72',
    onValueChange: fn(),
    onSearch: fn<ExpenseTypeLookupProps['onSearch']>(async (term) =>
      TYPES.filter(({ nome }) => nome.toLowerCase().includes(term.toLowerCase())),
    ),
  },
} satisfies Meta<typeof ExpenseTypeLookup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const search: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'ali');
  await screen.findByRole('option', { name: /voo/ }, { timeout: 4000 });
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: FOOD } };
export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <ExpenseTypeLookup {...args} {...state} label={name} defaultValue={filled ? FOOD : null} className="" />}
    </StatesMatrix>
  ),
};
export const Found: Story = { tags: ['picture'], parameters: { docs: { story: { inline: false, iframeHeight: 320 } } }, play: search };

export const Tagged: Story = {
  name: 'S-174 the preferred type and the secondary one have their tags',
  play: async (context) => {
    await search(context);
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'AlimentaçãoPreferencial',
      'Alimentação com clienteSecundário',
      'Alimentação em voo',
    ]);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(FOOD);
    await expect(context.canvas.getByRole('combobox')).toHaveValue('Alimentação');
  },
};

export const Silence: Story = {
  name: 'S-174 it waits 1000 ms after the last keystroke, and searches once',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'alim');
    const typed = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1), { timeout: 4000, interval: 10 });
    // The timer began within the last keystroke, just before this clock did.
    await expect(performance.now() - typed).toBeGreaterThan(900);
    await expect(args.onSearch).toHaveBeenCalledWith('alim', expect.any(AbortSignal));
  },
};

export const Nothing: Story = {
  name: 'S-166 nothing found is one entry without effect, in the words of the translated key',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    const entry = await screen.findByRole('option', { name: 'Nenhum resultado encontrado' }, { timeout: 4000 });
    await userEvent.click(entry);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
