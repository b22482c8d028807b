import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { PhoneInput } from './phone-input.tsx';

const meta = {
  title: 'Inputs/PhoneInput',
  component: PhoneInput,
  args: { label: 'Telefone do hotel', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Telefone do hotel' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '11987654321' } };
export const Landline: Story = { args: { defaultValue: '1133334444' } };
export const Invalid: Story = { args: { defaultValue: '1198765432' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <PhoneInput {...args} {...state} label={name} defaultValue={filled ? '11987654321' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-208 laid out with eight digits, then with nine; what is too much is cut',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '1198765432');
    await expect(input).toHaveValue('(11) 9876-5432');
    await userEvent.type(input, '1');
    await expect(input).toHaveValue('(11) 98765-4321');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('(11) 98765-4321');
    await expect(args.onValueChange).toHaveBeenCalledTimes(11);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11987654321');
    await expect(input).toBeValid();
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 S-207 an area code that does not exist is wrong at once, a digit too few when the field is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '20');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Telefone inválido');
    await userEvent.type(input, '{Backspace}1987654');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Telefone inválido');
  },
};

export const Pasted: Story = {
  name: 'S-225 S-208 pasted with its country code, or as it is dialled, it loses both, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const text of ['+55 (21) 99876-5432', 'Tel.: 0 15 21 99876-5432', '5521998765432']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('(21) 99876-5432');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('21998765432');
      await expect(input).toBeValid();
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
  },
};

export const OfAnotherCountry: Story = {
  name: 'S-208 a number of another country stays as it was written, and is invalid',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await userEvent.type(input, '+51 987 654 321');
    await userEvent.tab();
    await expect(input).toHaveValue('+51 987 654 321');
    await expect(input).toHaveAccessibleDescription('Telefone inválido');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+51 987 654 321');
    await userEvent.click(input);
    input.select();
    await userEvent.paste('+54 9 11 1234-5678');
    await expect(input).toHaveValue('+54 9 11 1234-5678');
    await expect(input).toHaveAccessibleDescription('Telefone inválido');
  },
};

export const EditedInTheMiddle: Story = {
  name: 'S-226 the caret stays beside the edit while the number changes its form',
  args: { defaultValue: '11987654321' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(input).toHaveValue('(19) 8765-4321');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('(11) 98765-4321');
    await expect(input.selectionStart).toBe(3);
  },
};
