import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CpfCnpjInput } from './cpf-cnpj-input.tsx';

const meta = {
  title: 'Inputs/CpfCnpjInput',
  component: CpfCnpjInput,
  args: { label: 'CPF ou CNPJ do fornecedor', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof CpfCnpjInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'CPF ou CNPJ do fornecedor' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '52998224725' } };
export const FilledWithCnpj: Story = { args: { defaultValue: '11222333000181' } };
export const Invalid: Story = { args: { defaultValue: '52998224724' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <CpfCnpjInput {...args} {...state} label={name} defaultValue={filled ? '52998224725' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-203 a CPF up to eleven digits, a CNPJ from the twelfth on, and back',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '11222333000');
    await expect(input).toHaveValue('112.223.330-00');
    await expect(input).toBeValid();
    await userEvent.type(input, '1');
    await expect(input).toHaveValue('11.222.333/0001');
    await userEvent.type(input, '81');
    await expect(input).toHaveValue('11.222.333/0001-81');
    await expect(args.onValueChange).toHaveBeenCalledTimes(14);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11222333000181');
    await userEvent.type(input, '{Backspace>3/}');
    await expect(input).toHaveValue('112.223.330-00');
  },
};

export const LetterTyped: Story = {
  name: 'S-205 a letter makes it a CNPJ at once, and the caret stays behind it',
  args: { defaultValue: '12345' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await expect(input).toHaveValue('123.45');
    await userEvent.type(input, 'a', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('12.A34.5');
    await expect(input.selectionStart).toBe(4);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12A345');
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 a wrong number of either kind is called so when it is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '52998224724');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('CPF ou CNPJ inválido');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.paste('11.222.333/0001-80');
    await expect(input).toHaveAccessibleDescription('CPF ou CNPJ inválido');
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with the name of the number before it, nothing is lost, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const [text, shown] of [
      ['CPF: 529.982.247-25', '529.982.247-25'],
      ['CPF/CNPJ 11.222.333/0001-81', '11.222.333/0001-81'],
      ['12abc34501de35', '12.ABC.345/01DE-35'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
      await expect(input).toBeValid();
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};
