import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { TicketNumberInput } from './ticket-number-input.tsx';

const meta = {
  title: 'Inputs/TicketNumberInput',
  component: TicketNumberInput,
  args: { label: 'Número do bilhete', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof TicketNumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Número do bilhete' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '9572401118357' } };
export const WithLetters: Story = { args: { defaultValue: 'AB12CD' } };
export const Invalid: Story = { args: { defaultValue: '957#240', error: 'O bilhete não é desta companhia.' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <TicketNumberInput {...args} {...state} label={name} defaultValue={filled ? '9572401118357' : ''} className="" />
      )}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'The airline’s digits stand apart; the value has no space',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '9572401118357');
    await expect(input).toHaveValue('957 2401118357');
    await expect(args.onValueChange).toHaveBeenCalledTimes(13);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9572401118357');
    await userEvent.clear(input);
    await userEvent.type(input, 'ab-12 c');
    await expect(input).toHaveValue('ab12c');
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  name: 'S-225 pasted with a hyphen or spaces, in one change',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    for (const text of ['957-2401118357', ' 957 2401118357 ']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('957 2401118357');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('9572401118357');
    }
  },
};

export const Several: Story = {
  name: 'Q-195 the tickets of two travellers are read one by one, and typing on in them loses neither',
  args: { defaultValue: '9572401118357/957240111835' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveValue('957 2401118357/957 240111835');
    await userEvent.click(input);
    await userEvent.keyboard('{End}8');
    await expect(input).toHaveValue('957 2401118357/957 2401118358');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9572401118357/9572401118358');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};
