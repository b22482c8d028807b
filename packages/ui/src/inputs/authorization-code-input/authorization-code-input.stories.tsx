import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { AuthorizationCodeInput } from './authorization-code-input.tsx';

const meta = {
  title: 'Inputs/AuthorizationCodeInput',
  component: AuthorizationCodeInput,
  args: { label: 'Código de autorização', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof AuthorizationCodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Código de autorização' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '123456' } };
export const Invalid: Story = { args: { defaultValue: '12345' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <AuthorizationCodeInput {...args} {...state} label={name} defaultValue={filled ? '123456' : ''} className="" />
      )}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'Q-205 takes digits only',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '01a2-345');
    await expect(input).toHaveValue('012345');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('012345');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'Fewer than six digits are invalid when they are left; an empty field is the form’s to judge',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '12345');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Código de autorização inválido. Informe somente números, com no mínimo 6 dígitos.');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const NotJudged: Story = {
  name: 'Q-208 a field that is only read, or whose code nothing asks for, calls no code invalid',
  render: (args) => (
    <>
      <AuthorizationCodeInput {...args} label="Lido" readOnly />
      <AuthorizationCodeInput {...args} label="Faturado" judged={false} />
    </>
  ),
  args: { defaultValue: '123' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lido' })).toBeValid();
    const input = canvas.getByRole('textbox', { name: 'Faturado' });
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '12a');
    await userEvent.tab();
    await expect(input).toHaveValue('12');
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with words and spaces, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste('Autorização: 012 345 678');
    await expect(input).toHaveValue('012345678');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const PastedWithOthers: Story = {
  name: 'S-225 of a pasted text the only code is taken; several are refused in words',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('AUT: 123456 / Visa final 4321');
    await expect(input).toHaveValue('123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
    input.select();
    await userEvent.paste('AUT 123456 / NSU 654321');
    await expect(input).toHaveValue('123456');
    await expect(input).toHaveAccessibleDescription('Não coube inteiro: o texto é maior que o campo.');
  },
};
