import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CardExpiryInput } from './card-expiry-input.tsx';

const meta = {
  title: 'Inputs/CardExpiryInput',
  component: CardExpiryInput,
  args: { label: 'Validade do cartão', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof CardExpiryInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Validade do cartão' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1228' } };
export const Invalid: Story = { args: { defaultValue: '1328' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <CardExpiryInput {...args} {...state} label={name} defaultValue={filled ? '1228' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'S-216 formats while typing; a month of one digit gets its zero',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '1228');
    await expect(input).toHaveValue('12/28');
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1228');
    await userEvent.clear(input);
    await userEvent.type(input, '5/30');
    await expect(input).toHaveValue('05/30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0530');
  },
};

export const SaysWhatIsWrong: Story = {
  name: 'S-228 S-216 a month beyond 12 is invalid at once, half an expiry when it is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '13');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Validade do cartão inválida');
    await userEvent.type(input, '{Backspace}22');
    await expect(input).toHaveValue('12/2');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.type(input, '8');
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with a year of four digits, in either order, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    for (const [text, value] of [
      ['12/2028', '1228'],
      ['2029-12', '1229'],
      ['1/30', '0130'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};
