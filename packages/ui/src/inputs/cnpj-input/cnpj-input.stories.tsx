import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CnpjInput } from './cnpj-input.tsx';

const meta = {
  title: 'Inputs/CnpjInput',
  component: CnpjInput,
  args: { label: 'CNPJ do cliente', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof CnpjInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'CNPJ do cliente' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '11222333000181' } };
export const Alphanumeric: Story = { args: { defaultValue: '12ABC34501DE35' } };
export const Invalid: Story = { args: { defaultValue: '11222333000180' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <CnpjInput {...args} {...state} label={name} defaultValue={filled ? '12ABC34501DE35' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-205 S-204 letters become upper case while typing; the value is letters and digits alone',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '12abc34501de35');
    await expect(input).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onValueChange).toHaveBeenCalledTimes(14);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12ABC34501DE35');
    await expect(input).toBeValid();
  },
};

export const NumericTyped: Story = {
  name: 'S-202 a numeric CNPJ is still one',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '11222333000181');
    await expect(input).toHaveValue('11.222.333/0001-81');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11222333000181');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const LetterAmongCheckDigits: Story = {
  name: 'S-204 a letter in the place of a check digit is not taken',
  args: { defaultValue: '12ABC34501DE' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '{End}x');
    await expect(input).toHaveValue('12.ABC.345/01DE');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 S-201 a CNPJ that can no more become right is invalid at once, an incomplete one when it is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '112223330001');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('CNPJ inválido');
    await expect(input).toBeInvalid();
    await userEvent.type(input, '{End}8');
    await expect(input).toBeValid();
    await userEvent.type(input, '2');
    await expect(input).toHaveAccessibleDescription('CNPJ inválido');
    await userEvent.clear(input);
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with the word CNPJ before it, with marks or in lower case, nothing is lost, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    for (const text of ['CNPJ: 12.ABC.345/01DE-35', ' 12abc345 01de 35 ', '12ABC34501DE3599']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('12.ABC.345/01DE-35');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('12ABC34501DE35');
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
  },
};

export const EditedInTheMiddle: Story = {
  name: 'S-226 the caret stays beside the edit, and a deletion goes over the mark',
  args: { defaultValue: '12ABC345' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('1A.BC3.45');
    await expect(input.selectionStart).toBe(1);
    await userEvent.keyboard('z');
    await expect(input).toHaveValue('1Z.ABC.345');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('1Z.BC3.45');
    await expect(input.selectionStart).toBe(2);
  },
};
