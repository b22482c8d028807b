import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { EmailInput } from './email-input.tsx';

const meta = {
  title: 'Inputs/EmailInput',
  component: EmailInput,
  args: { label: 'E-mail do hotel', onValueChange: fn(), className: 'g:max-w-72' },
} satisfies Meta<typeof EmailInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'E-mail do hotel' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'reservas@hotel.com.br' } };
export const Invalid: Story = { args: { defaultValue: 'reservas@hotel' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <EmailInput {...args} {...state} label={name} defaultValue={filled ? 'reservas@hotel.com.br' : ''} className="" />
      )}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-198 S-228 half an address is invalid when it is left, what none can hold at once',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('inputmode', 'email');
    await userEvent.type(input, 'a@b');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('E-mail inválido.');
    await userEvent.type(input, '{End}.co');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    await userEvent.tab();
    await expect(input).toBeValid();
    await userEvent.type(input, '{End}@');
    await expect(input).toBeInvalid();
  },
};

export const Trimmed: Story = {
  name: 'Spaces around the address are in no value, and go when the field is left',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, ' a@b.co  ');
    await expect(input).toHaveValue(' a@b.co  ');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b.co');
    await userEvent.tab();
    await expect(input).toHaveValue('a@b.co');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
  },
};

export const Cut: Story = {
  name: 'Q-187 what is longer than the limit is cut, typed or pasted',
  args: { maxLength: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste('reservas@hotel.com.br');
    await expect(input).toHaveValue('reservas@hot');
    await userEvent.type(input, 'e');
    await expect(input).toHaveValue('reservas@hot');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('reservas@hot');
  },
};

export const Pasted: Story = {
  name: 'S-225 a pasted link loses its mailto, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste(' mailto:reservas@hotel.com.br?subject=Reserva ');
    await expect(input).toHaveValue('reservas@hotel.com.br');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(input).toBeValid();
  },
};

export const PastedWithItsName: Story = {
  name: 'S-225 a name, brackets and blanks around a pasted address are left out without a word',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const text of ['ana@hotel.com ', '<ana@hotel.com>', 'Ana <ana@hotel.com>']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('ana@hotel.com');
      await expect(input).not.toHaveAccessibleDescription();
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana@hotel.com');
  },
};
