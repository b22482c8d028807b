import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

const meta = {
  title: 'Inputs/MoneyInput',
  component: MoneyInput,
  args: { label: 'Tarifa', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 1234.5 } };
export const Dollars: Story = { args: { defaultValue: 1234.5, currency: 'USD' } };
export const Negative: Story = { args: { label: 'Ajuste', defaultValue: -310, negative: true } };
export const Invalid: Story = { args: { defaultValue: 0, error: 'O valor mínimo é R$ 0,01' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <MoneyInput {...args} {...state} label={name} defaultValue={filled ? 1234.5 : null} className="" />}
    </StatesMatrix>
  ),
};

const field = { name: 'Tarifa' };

export const TypedFromTheCents: Story = {
  name: 'S-211 digits fill from the cents, one change for each, none on mount',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '12345');
    await expect(input).toHaveValue('123,45');
    await userEvent.type(input, '6');
    await expect(input).toHaveValue('1.234,56');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.56);
    await expect(input).toHaveAccessibleDescription('R$');
  },
};

export const EmptiedIsNull: Story = {
  name: 'An emptied field is null, never zero',
  args: { defaultValue: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.type(input, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const EditedInTheMiddle: Story = {
  name: 'S-226 the caret stays beside the edit, and a deletion goes over the separator',
  args: { defaultValue: 1234.56 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await userEvent.type(input, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('12.934,56');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('1.234,56');
    await expect(input.selectionStart).toBe(3);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('234,56');
    await expect(input.selectionStart).toBe(0);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('23,46');
    input.setSelectionRange(0, 1);
    await userEvent.keyboard('a');
    await expect(input).toHaveValue('23,46');
  },
};

export const Pasted: Story = {
  name: 'S-225 a pasted amount means what a person means, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const [text, shown] of [
      ['R$ 1.234,56', '1.234,56'],
      ['1,234.57', '1.234,57'],
      ['1234.58', '1.234,58'],
      ['1234.5', '1.234,50'],
      ['1234', '1.234,00'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
      await expect(input.selectionStart).toBe(shown.length);
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234);
  },
};

export const SignTurned: Story = {
  name: '- turns the sign where negatives are allowed',
  args: { negative: true, defaultValue: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '{End}-');
    await expect(input).toHaveValue('-10,00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-10);
    await userEvent.type(input, '-');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
  },
};

export const Capped: Story = {
  name: 'S-214 the hard cap takes nothing beyond it and says so; decimals are an option',
  args: { cap: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '1000000');
    await expect(input).toHaveValue('1.000,00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000);
    await expect(input).toHaveAccessibleDescription('R$ O valor passa do limite de R$\u00a01.000,00.');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('R$');
  },
};

export const Limited: Story = {
  name: 'S-210 S-214 beyond a limit it is invalid when it is left, in its own currency; equal and empty are right',
  args: { min: 0.01, max: 1500, currency: 'USD' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '150001');
    await expect(input).toHaveValue('1.500,01');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('US$ O valor máximo é US$\u00a01.500,00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500.01);
    await userEvent.type(input, '{End}{Backspace}0');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('1.500,00');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('US$ O valor mínimo é US$\u00a00,01');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const LimitedFromOutside: Story = {
  name: 'S-210 an amount that comes in beyond a limit is called invalid at once; what the form says goes first',
  args: { min: 100, defaultValue: 99.99 },
  render: (args) => (
    <div className="g:grid g:max-w-56 g:gap-3">
      <MoneyInput {...args} label="Tarifa" />
      <MoneyInput {...args} label="Taxas" error="Informe a tarifa." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', field)).toHaveAccessibleDescription('R$ O valor mínimo é R$\u00a0100,00');
    await expect(canvas.getByRole('textbox', { name: 'Taxas' })).toHaveAccessibleDescription('R$ Informe a tarifa.');
  },
};

export const UndoneAndRedone: Story = {
  name: 'Undo and redo restore the text before and after the edit',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '123');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('0,12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.12);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(input).toHaveValue('1,23');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.23);
  },
};

export const Composed: Story = {
  name: 'What an input method composes is taken once, when it is done',
  args: { defaultValue: 1 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    input.focus();
    input.setSelectionRange(4, 4);
    await fireEvent.compositionStart(input);
    for (const [text, data] of [
      ['1,002', '2'],
      ['1,0023', '23'],
    ]) {
      await fireEvent.input(input, { target: { value: text }, inputType: 'insertCompositionText', data, isComposing: true });
      await expect(input).toHaveValue(text);
      await expect(args.onValueChange).not.toHaveBeenCalled();
    }
    await fireEvent.compositionEnd(input, { data: '23' });
    await expect(input).toHaveValue('100,23');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100.23);
  },
};

function Controlled(args: MoneyInputProps) {
  const [value, setValue] = useState<number | null>(10);
  return (
    <div className="g:flex g:items-end g:gap-2">
      <MoneyInput
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue(77.7)}>
        Sugerir
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Limpar
      </button>
      <output aria-label="Valor">{String(value)}</output>
    </div>
  );
}

export const SetFromOutside: Story = {
  name: 'A value set from outside shows at once and is not told back',
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '{End}5');
    await expect(input).toHaveValue('100,05');
    await userEvent.click(canvas.getByRole('button', { name: 'Sugerir' }));
    await expect(input).toHaveValue('77,70');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status', { name: 'Valor' })).toHaveTextContent('null');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100.05);
  },
};

export const ReadAloud: Story = {
  name: 'A screen reader hears label, currency, help and error',
  args: { required: true, description: 'Sem taxas.', error: 'Campo obrigatório' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveAccessibleDescription('R$ Sem taxas. Campo obrigatório');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute('aria-required', 'true');
  },
};

export const FurtherDecimals: Story = {
  name: 'a pasted amount with further decimals is refused in words, and nothing is rounded',
  args: { defaultValue: 10 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('0,005');
    await expect(field).toHaveValue('10,00');
    await expect(field).toHaveAccessibleDescription(/O valor colado tem mais de 2 casas decimais\./);
  },
};
