import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { RateInput } from './rate-input.tsx';

const meta = {
  title: 'Inputs/RateInput',
  component: RateInput,
  args: { label: 'Câmbio', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof RateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 5.4321 } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <RateInput {...args} {...state} label={name} defaultValue={filled ? 5.4321 : null} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'Q-132 a rate has six decimals, typed from the left and filled up when the field is left',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Câmbio' });
    await userEvent.type(input, '5.4321');
    await expect(input).toHaveValue('5,4321');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5.4321);
    await userEvent.type(input, '009');
    await expect(input).toHaveValue('5,432100');
    await userEvent.clear(input);
    await userEvent.type(input, '5,4');
    await userEvent.tab();
    await expect(input).toHaveValue('5,400000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5.4);
  },
};

export const Pasted: Story = {
  name: 'S-225 a pasted rate means what a person means, in one change',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('US$ 5.432');
    await expect(canvas.getByRole('textbox')).toHaveValue('5,432000');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5.432);
  },
};

export const Thousands: Story = {
  name: 'A rate of a thousand is a thousand, with its dot',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1234,5');
    await expect(input).toHaveValue('1.234,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
  },
};
