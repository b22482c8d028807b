import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { PercentInput } from './percent-input.tsx';

const meta = {
  title: 'Inputs/PercentInput',
  component: PercentInput,
  args: { label: 'Taxa extra', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof PercentInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 12.5 } };
export const Invalid: Story = { args: { defaultValue: 112.5, max: 100 } };

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

export const Limited: Story = {
  name: 'S-210 beyond a limit it is invalid when it is left; equal and empty are right',
  args: { min: 0.5, max: 100 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '100,01');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('% O valor máximo é 100,00%');
    await userEvent.type(input, '{End}{Backspace>3/}');
    await userEvent.tab();
    await expect(input).toHaveValue('100,00');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '0,4');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('% O valor mínimo é 0,50%');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const Thousands: Story = {
  name: 'A thousand per cent is a thousand, with its dot',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1234');
    await expect(input).toHaveValue('1.234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234);
    await userEvent.tab();
    await expect(input).toHaveValue('1.234,00');
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
