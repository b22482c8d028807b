import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { TenDigitInput } from './ten-digit-input.tsx';

const meta = {
  title: 'Inputs/TenDigitInput',
  component: TenDigitInput,
  args: { label: 'Código do acordo', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof TenDigitInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Código do acordo' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '0123456789' } };
export const Invalid: Story = { args: { defaultValue: '012345678' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <TenDigitInput {...args} {...state} label={name} defaultValue={filled ? '0123456789' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-209 digits only, ten of them; the leading zero counts',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '01-23a4567890');
    await expect(input).toHaveValue('0123456789');
    await expect(args.onValueChange).toHaveBeenCalledTimes(10);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0123456789');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 S-209 fewer than ten digits are invalid when they are left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '012345678');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('O número deve ter exatamente 10 dígitos');
    await userEvent.type(input, '9');
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with marks, what is too much is cut, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste('Nº 0.123.456.789-00');
    await expect(input).toHaveValue('0123456789');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};
