import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { FreeTextInput } from './free-text-input.tsx';

const meta = {
  title: 'Inputs/FreeTextInput',
  component: FreeTextInput,
  args: { label: 'Nome no cartão', onValueChange: fn(), className: 'g:max-w-72' },
} satisfies Meta<typeof FreeTextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Nome no cartão' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ANA B NOGUEIRA', stripSpecial: true, upperCase: true } };
export const Invalid: Story = { args: { defaultValue: 'Ana & Beatriz', plain: true } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <FreeTextInput {...args} {...state} label={name} defaultValue={filled ? 'ANA B NOGUEIRA' : ''} className="" />
      )}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-223 three options, each by itself',
  render: (args) => (
    <div className="g:grid g:max-w-72 g:gap-3">
      <FreeTextInput {...args} label="Sem caracteres especiais" stripSpecial />
      <FreeTextInput {...args} label="Maiúsculas" upperCase />
      <FreeTextInput {...args} label="Texto simples" plain />
      <FreeTextInput {...args} label="As três" stripSpecial upperCase plain />
      <FreeTextInput {...args} label="Nenhuma" />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onValueChange).not.toHaveBeenCalled();
    for (const [name, shown] of [
      ['Sem caracteres especiais', 'Joao  Sa 2 etc'],
      ['Maiúsculas', 'JOÃO & SÁ, 2; ETC.'],
      ['Texto simples', 'João  Sá, 2 etc.'],
      ['As três', 'JOAO  SA 2 ETC'],
      ['Nenhuma', 'João & Sá, 2; etc.'],
    ] as const) {
      const input = canvas.getByRole('textbox', { name });
      await userEvent.type(input, 'João & Sá, 2; etc.');
      await expect(input).toHaveValue(shown);
    }
  },
};

export const CaretHeld: Story = {
  name: 'S-223 the caret never jumps, whatever is taken out or changed',
  args: { stripSpecial: true, upperCase: true, defaultValue: 'ANA NOGUEIRA' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await userEvent.type(input, 'b', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('ANA BNOGUEIRA');
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard(' ');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('&');
    await expect(input).toHaveValue('ANA B NOGUEIRA');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('é');
    await expect(input).toHaveValue('ANA B ENOGUEIRA');
    await expect(input.selectionStart).toBe(7);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('ANA B NOGUEIRA');
    await expect(input.selectionStart).toBe(6);
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
};

export const Trimmed: Story = {
  name: 'S-224 spaces at the ends are in no value, and go when the field is left',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, ' Ana ');
    await expect(input).toHaveValue(' Ana ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ana');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(input).toHaveValue('Ana');
  },
};

export const Pasted: Story = {
  name: 'S-225 S-223 a pasted text is cleaned in one step',
  args: { stripSpecial: true, upperCase: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste('José d’Ávila (titular)');
    await expect(input).toHaveValue('JOSE DAVILA TITULAR');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'A stored text with what is not allowed stands as it came, and is called invalid',
  args: { defaultValue: 'Ana & Beatriz', plain: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveValue('Ana & Beatriz');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Valor inválido em Nome no cartão.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
