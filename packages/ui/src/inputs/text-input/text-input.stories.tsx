import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Inputs/TextInput',
  component: TextInput,
  args: { label: 'Nome do passageiro', onValueChange: fn(), className: 'g:max-w-72' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Como no documento' } };
export const Filled: Story = { args: { defaultValue: 'Ana Beatriz Nogueira' } };
export const WithIcon: Story = {
  args: {
    label: 'Buscar',
    labelHidden: true,
    type: 'search',
    placeholder: 'Solicitação, viajante ou cidade',
    prefix: <Search aria-hidden="true" className="g:size-4" />,
  },
};
export const WithUnit: Story = { args: { label: 'Peso da bagagem', defaultValue: '23', suffix: 'kg' } };
export const LongError: Story = {
  args: { defaultValue: 'A', error: 'Escreva nome e sobrenome, como estão no documento que o viajante leva ao aeroporto.' },
};

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <TextInput {...args} {...state} label={name} defaultValue={filled ? 'Ana Beatriz' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'Gives each text typed, by keyboard alone',
  args: { description: 'Sem abreviações.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Nome do passageiro' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ana');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ana');
    await expect(input).toHaveAccessibleDescription('Sem abreviações.');
  },
};

export const Cut: Story = {
  name: 'Q-187 what is longer than the limit is cut, typed or pasted',
  args: { label: 'E-mail do hotel', type: 'email', maxLength: 100, defaultValue: 'a'.repeat(98) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail do hotel' });
    await userEvent.click(input);
    await userEvent.keyboard('{End}');
    await userEvent.paste('bcdefg');
    await expect(input).toHaveValue(`${'a'.repeat(98)}bc`);
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue(`${'a'.repeat(98)}bc`);
  },
};

export const PastedTooMuch: Story = {
  name: 'a pasted text that does not fit is cut, and the field says so until something else is typed',
  tags: ['!autodocs'],
  args: { label: 'Endereço', maxLength: 10, warning: 'Confira o endereço.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Endereço' });
    await userEvent.click(input);
    await userEvent.paste('Rua Azul,1');
    await expect(input).toHaveValue('Rua Azul,1');
    await expect(input).toHaveAccessibleDescription('Confira o endereço.');
    await userEvent.paste('23');
    await expect(input).toHaveValue('Rua Azul,1');
    await expect(input).toHaveAccessibleDescription('Não coube inteiro: o texto é maior que o campo.');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveAccessibleDescription('Confira o endereço.');
  },
};

export const ReadOnly: Story = {
  name: 'Read-only is focused and read, and takes nothing',
  args: { defaultValue: 'Ana', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Ana');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
