import { cardBrand } from '@guiche/masks/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CardExpiryInput } from '../card-expiry-input/index.ts';
import { CardNumberInput } from '../card-number-input/index.ts';
import { CvvInput, type CvvInputProps } from './cvv-input.tsx';

const meta = {
  title: 'Inputs/CvvInput',
  component: CvvInput,
  args: { label: 'Código de verificação', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof CvvInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Código de verificação' };

export const Empty: Story = {};
export const Filled: Story = { args: { brand: 'visa', defaultValue: '123' } };
export const Invalid: Story = { args: { brand: 'amex', defaultValue: '123' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <CvvInput {...args} {...state} label={name} defaultValue={filled ? '123' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'Three digits, four with American Express, and either while the brand is not known',
  render: (args) => (
    <div className="g:grid g:max-w-56 g:gap-3">
      <CvvInput {...args} label="Visa" brand="visa" />
      <CvvInput {...args} label="American Express" brand="amex" />
      <CvvInput {...args} label="Sem bandeira" brand={null} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onValueChange).not.toHaveBeenCalled();
    for (const [name, typed, shown] of [
      ['Visa', '12345', '123'],
      ['American Express', '12345', '1234'],
      ['Sem bandeira', '01a2', '012'],
    ] as const) {
      const input = canvas.getByRole('textbox', { name });
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(shown);
      await userEvent.tab();
      await expect(input).toBeValid();
    }
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'A code too short is invalid when it is left',
  args: { brand: 'visa' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '12');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Valor inválido em Código de verificação.');
  },
};

function Card(props: CvvInputProps) {
  const [number, setNumber] = useState('378282246310005');
  return (
    <fieldset className="g:grid g:max-w-md g:grid-cols-2 g:items-start g:gap-3">
      <legend className="g:sr-only">Cartão</legend>
      <CardNumberInput className="g:col-span-full" label="Número do cartão" value={number} onValueChange={setNumber} />
      <CardExpiryInput label="Validade do cartão" defaultValue="1228" />
      <CvvInput {...props} className="" brand={cardBrand(number)} />
    </fieldset>
  );
}

export const BesideTheNumber: Story = {
  name: 'Another card judges the code again, and nothing typed is lost',
  args: { defaultValue: '1234' },
  render: (args) => <Card {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Número do cartão' });
    const code = canvas.getByRole('textbox', field);
    await expect(code).toBeValid();
    await userEvent.clear(number);
    await userEvent.paste('4111 1111 1111 1111');
    await expect(code).toHaveValue('1234');
    await expect(code).toBeInvalid();
    await userEvent.clear(number);
    await userEvent.paste('3782 822463 10005');
    await expect(code).toBeValid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
