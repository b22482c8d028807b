import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { NumberInput } from './number-input.tsx';

const meta = {
  title: 'Inputs/NumberInput',
  component: NumberInput,
  args: { label: 'Distância', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Distância' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 1234.5 } };
export const Invalid: Story = { args: { defaultValue: 1234.5, max: 1000 } };
export const WithUnit: Story = { args: { defaultValue: 432.1, fraction: 1, suffix: 'km' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <NumberInput {...args} {...state} label={name} defaultValue={filled ? 1234.5 : null} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-213 two decimals, a comma before them, dots for thousands',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '1234');
    await expect(input).toHaveValue('1.234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234);
    await userEvent.type(input, ',567');
    await expect(input).toHaveValue('1.234,56');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.56);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '7,5');
    await userEvent.tab();
    await expect(input).toHaveValue('7,50');
  },
};

export const OtherDecimals: Story = {
  name: 'S-213 the decimals are an option, also none',
  render: (args) => (
    <div className="g:grid g:max-w-56 g:gap-3">
      <NumberInput {...args} label="Nenhuma" fraction={0} />
      <NumberInput {...args} label="Três" fraction={3} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const none = canvas.getByRole('textbox', { name: 'Nenhuma' });
    await userEvent.type(none, '1234,5');
    await expect(none).toHaveValue('12.345');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12345);
    const three = canvas.getByRole('textbox', { name: 'Três' });
    await userEvent.type(three, '1234,5678');
    await expect(three).toHaveValue('1.234,567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.567);
  },
};

export const Negative: Story = {
  name: '- can be typed where negatives are allowed, and nowhere else',
  render: (args) => (
    <div className="g:grid g:max-w-56 g:gap-3">
      <NumberInput {...args} label="Saldo" negative />
      <NumberInput {...args} label="Distância" />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const balance = canvas.getByRole('textbox', { name: 'Saldo' });
    await userEvent.type(balance, '-3,5');
    await expect(balance).toHaveValue('-3,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-3.5);
    const distance = canvas.getByRole('textbox', field);
    await userEvent.type(distance, '-3');
    await expect(distance).toHaveValue('3');
  },
};

export const Limited: Story = {
  name: 'S-210 beyond a limit it is invalid when it is left; equal and empty are right',
  args: { min: 0.5, max: 1500 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '1500,01');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('O valor máximo é 1.500,00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500.01);
    await userEvent.type(input, '{End}{Backspace>3/}');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('1.500,00');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '0,49');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('O valor mínimo é 0,50');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 a pasted number means what a person means, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const [text, shown] of [
      ['1.234,56', '1.234,56'],
      ['1,234.57', '1.234,57'],
      [' 1234.5 km ', '1.234,50'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

export const PastedThousands: Story = {
  name: 'S-225 a pasted number that a word multiplies is refused in words, not taken without the word',
  args: { defaultValue: 7 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const text of ['1,5 mil', '2 mi', '1.5k']) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue('7,00');
      await expect(input).toHaveAccessibleDescription('O texto colado não é um valor.');
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const PastedDecimals: Story = {
  name: 'S-225 in a field of small numbers a pasted text means what the same text means when it is typed',
  args: { label: 'Diárias', threeDigits: 'decimals' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Diárias' });
    for (const [text, shown] of [
      ['2,925', '2,93'],
      ['1.000', '1,00'],
      ['2,92', '2,92'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '1.000');
    await expect(input).toHaveValue('1,00');
    input.select();
    await userEvent.paste('-3');
    await expect(input).toHaveValue('1,00');
    await expect(input).toHaveAccessibleDescription('O valor não pode ser negativo.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};
