import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { PercentInput } from './percent-input.tsx';

const meta = {
  title: 'Inputs/PercentInput',
  component: PercentInput,
  args: { label: 'Taxa extra', onValueChange: fn(), className: 'max-w-56' },
} satisfies Meta<typeof PercentInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 12.5 } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <PercentInput {...args} {...state} label={name} defaultValue={filled ? 12.5 : null} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-212 two decimals and a % that never catches the caret',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Taxa extra' });
    await userEvent.type(input, '12,5');
    await expect(input).toHaveValue('12,5');
    await expect(input.selectionStart).toBe(4);
    await expect(input).toHaveAccessibleDescription('%');
    await userEvent.tab();
    await expect(input).toHaveValue('12,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.type(input, '7', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('12,57');
  },
};

export const FourDecimals: Story = {
  name: 'S-212 the decimals are an option',
  args: { fraction: 4 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1,23456');
    await expect(input).toHaveValue('1,2345');
  },
};

export const Negative: Story = {
  name: '- can be typed where negatives are allowed',
  args: { negative: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '-3');
    await expect(input).toHaveValue('-3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-3);
  },
};

export const DeletedNextToSeparator: Story = {
  name: 'S-226 a deletion beside a separator takes the digit next to it',
  args: { defaultValue: 1234.5 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('234,50');
    await expect(input.selectionStart).toBe(0);
  },
};
