import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { SelectInput } from './select-input.tsx';

const meta = {
  title: 'Inputs/SelectInput',
  component: SelectInput,
  args: {
    label: 'Tipo de pagamento',
    onValueChange: fn(),
    className: 'g:max-w-64',
    options: [
      { value: 'FATURADO', label: 'Faturado' },
      { value: 'CARTAO_FIXO', label: 'Cartão fixo' },
      { value: 'CARTAO_VIRTUAL_POR_TRANSACAO', label: 'Cartão virtual por transação' },
      { value: 'PAGAMENTO_DIRETO', label: 'Pagamento direto', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'FATURADO' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <SelectInput {...args} {...state} label={name} defaultValue={filled ? 'FATURADO' : null} className="" />}
    </StatesMatrix>
  ),
};

export const Chosen: Story = {
  name: 'Gives the chosen value, and null when the choice is taken back',
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Tipo de pagamento' });
    await expect(select).toHaveDisplayValue('Selecione');
    await userEvent.selectOptions(select, 'Cartão fixo');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CARTAO_FIXO');
    await userEvent.selectOptions(select, 'Selecione');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only keeps its one choice',
  args: { value: 'FATURADO', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Cartão fixo' })).toBeDisabled();
    await expect(canvas.getByRole('option', { name: 'Faturado' })).toBeEnabled();
  },
};
