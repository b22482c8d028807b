import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CpfInput } from './cpf-input.tsx';

const meta = {
  title: 'Inputs/CpfInput',
  component: CpfInput,
  args: { label: 'CPF do passageiro', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof CpfInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'CPF do passageiro' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '52998224725' } };
export const Invalid: Story = { args: { defaultValue: '52998224724' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <CpfInput {...args} {...state} label={name} defaultValue={filled ? '52998224725' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-200 formats while typing; the value is the digits alone, one change for each, none on mount',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '52998224725');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onValueChange).toHaveBeenCalledTimes(11);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('52998224725');
    await expect(input).toBeValid();
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 S-199 a CPF that can no more become right is invalid at once, an incomplete one when it is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '5299822472');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('CPF inválido');
    await userEvent.type(input, '{End}5');
    await expect(input).toBeValid();
    await userEvent.type(input, '{Backspace}4');
    await expect(input).toHaveAccessibleDescription('CPF inválido');
    await userEvent.clear(input);
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with a word before it, with marks or spaces, nothing is lost, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const text of ['CPF: 529.982.247-25', ' 529 982 247 25 ', '52998224725999']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('529.982.247-25');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('52998224725');
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
  },
};

export const EditedInTheMiddle: Story = {
  name: 'S-226 the caret stays beside the edit, and a deletion goes over the mark',
  args: { defaultValue: '52998224' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('529.822.4');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('529.982.24');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('529.822.4');
    await expect(input.selectionStart).toBe(3);
  },
};
