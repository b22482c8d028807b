import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CepInput } from './cep-input.tsx';

const meta = {
  title: 'Inputs/CepInput',
  component: CepInput,
  args: { label: 'CEP', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof CepInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'CEP' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '01310100' } };
export const Invalid: Story = { args: { defaultValue: '01310' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <CepInput {...args} {...state} label={name} defaultValue={filled ? '01310100' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-206 formats while typing; the value is the digits alone, one change for each, none on mount',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '013101009');
    await expect(input).toHaveValue('01310-100');
    await expect(args.onValueChange).toHaveBeenCalledTimes(8);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('01310100');
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 an incomplete CEP is invalid when it is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '0131010');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('CEP inválido');
    await userEvent.type(input, '0');
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with words around it, with or without its hyphen, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const text of ['CEP 01310-200, São Paulo', '01310300', ' 01.310-400 ']) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
    }
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, '01310200');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, '01310300');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(3, '01310400');
    await expect(input).toHaveValue('01310-400');
  },
};
