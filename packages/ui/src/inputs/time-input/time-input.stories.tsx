import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { TimeInput } from './time-input.tsx';

const meta = {
  title: 'Inputs/TimeInput',
  component: TimeInput,
  args: { label: 'Hora do embarque', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Hora do embarque' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '14:05' } };
export const Invalid: Story = { args: { defaultValue: '25:00' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <TimeInput {...args} {...state} label={name} defaultValue={filled ? '14:05' : null} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'Formats while typing, and an hour of one digit gets its zero; half a time is an error only when the field is left',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('09');
    await userEvent.type(input, '3');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Valor inválido em Hora do embarque.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:3');
    await userEvent.type(input, '{End}0');
    await expect(input).toHaveValue('09:30');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:30');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '25');
    await expect(input).toBeInvalid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted as a clock or a person writes it, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const text of ['9h30', '09:31:00', '0932']) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
    }
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, '09:30');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, '09:31');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(3, '09:32');
    await expect(input).toHaveValue('09:32');
  },
};

export const HalfDay: Story = {
  name: 'AM and PM make the hour one of 24; of a pasted text its only time is taken, and one without a time is refused in words',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await userEvent.type(input, '8:10 PM');
    await expect(input).toHaveValue('20:10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20:10');
    for (const [text, shown] of [
      ['12:30 AM', '00:30'],
      ['10/12/2026 08:10', '08:10'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
    }
    input.select();
    await userEvent.paste('08:10 às 10:30');
    await expect(input).toHaveValue('08:10');
    await expect(input).toHaveAccessibleDescription('Valor inválido em Hora do embarque.');
    await userEvent.keyboard('0915');
    await expect(input).toHaveValue('09:15');
    await expect(input).not.toHaveAccessibleDescription();
  },
};
