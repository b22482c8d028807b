import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { LocatorInput } from './locator-input.tsx';

const meta = {
  title: 'Inputs/LocatorInput',
  component: LocatorInput,
  args: { label: 'Localizador', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof LocatorInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ABC123' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <LocatorInput {...args} {...state} label={name} defaultValue={filled ? 'ABC123' : ''} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'Q-203 takes six letters and digits, in upper case',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Localizador' });
    await userEvent.type(input, 'ab-c 1éx23z');
    await expect(input).toHaveValue('ABC1X2');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ABC1X2');
  },
};

export const Pasted: Story = {
  name: 'S-225 Q-203 a pasted locator is cleaned in one step; a text that is too long for one is refused in words',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' abc-123 ');
    await expect(input).toHaveValue('ABC123');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.tripleClick(input);
    await userEvent.paste('abc-123 45');
    await expect(input).toHaveValue('ABC123');
    await expect(input).toHaveAccessibleDescription('Não coube inteiro: o texto é maior que o campo.');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};
