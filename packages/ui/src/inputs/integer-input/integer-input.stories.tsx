import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { IntegerInput } from './integer-input.tsx';

const meta = {
  title: 'Inputs/IntegerInput',
  component: IntegerInput,
  args: { label: 'Bagagens', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof IntegerInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 2 } };
export const Invalid: Story = { args: { defaultValue: 12, max: 9 } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <IntegerInput {...args} {...state} label={name} defaultValue={filled ? 2 : null} className="" />}
    </StatesMatrix>
  ),
};

export const WithUnit: Story = { args: { label: 'Peso', defaultValue: 23, suffix: 'kg' } };

export const Typed: Story = {
  name: 'Takes digits alone, up to its limit; an emptied field is null',
  args: { maxDigits: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Bagagens' });
    await userEvent.type(input, '-1a2345');
    await expect(input).toHaveValue('123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.paste('12.345');
    await expect(input).toHaveValue('');
    await expect(input).toHaveAccessibleDescription('Não coube inteiro: o texto é maior que o campo.');
  },
};

export const WholeOnly: Story = {
  name: 'S-225 decimals and several numbers are refused in words; thousands, and zeros for decimals, are read',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Bagagens' });
    await userEvent.type(input, '2,5');
    await expect(input).toHaveValue('2');
    await expect(input).toHaveAccessibleDescription('Este campo aceita só números inteiros.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(input);
    await userEvent.type(input, '1.250');
    await expect(input).toHaveValue('1250');
    await expect(input).not.toHaveAccessibleDescription();
    for (const [text, shown, words] of [
      ['3,00', '3', ''],
      ['2,5', '3', 'Este campo aceita só números inteiros.'],
      ['10-12', '3', 'O texto colado não é um valor.'],
      ['1.250', '1250', ''],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
      await expect(input).toHaveAccessibleDescription(words);
    }
  },
};

export const Limited: Story = {
  name: 'S-210 beyond a limit it is invalid when it is left; equal and empty are right',
  args: { min: 1, max: 1500 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1501');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('O valor máximo é 1500');
    await userEvent.type(input, '{End}{Backspace}0');
    await userEvent.tab();
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('O valor mínimo é 1');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};
