import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toLocalTime } from '../../internal/local-time.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { InstantInput } from './instant-input.tsx';

const INSTANT = '2026-12-08T15:00:00.000Z';

const meta = {
  title: 'Inputs/InstantInput',
  component: InstantInput,
  args: { label: 'Cancelamento até', today: '2026-11-21', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof InstantInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: INSTANT } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <InstantInput {...args} {...state} label={name} defaultValue={filled ? INSTANT : null} className="" />}
    </StatesMatrix>
  ),
};

export const Typed: Story = {
  name: 'A-280 what is typed on the clock of the reader goes out as a moment in UTC, and comes back as it was typed',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Cancelamento até' });
    await userEvent.type(input, '081220261205');
    await expect(input).toHaveValue('08/12/2026 12:05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date('2026-12-08T12:05').toISOString());
    await expect(toLocalTime(new Date('2026-12-08T12:05').toISOString())).toBe('2026-12-08T12:05');
  },
};

export const Refused: Story = {
  name: 'S-221 what is no moment comes as it stands, for the rule to refuse',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '310220261205');
    await expect(input).toHaveAccessibleDescription('Data inválida');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/02/2026 12:05');
  },
};
