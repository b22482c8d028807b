import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeadlineLabel } from './deadline-label.tsx';

const meta = {
  title: 'Data/DeadlineLabel',
  component: DeadlineLabel,
  args: { deadline: '2026-11-21T14:10:00Z', now: new Date('2026-11-21T12:00:00Z') },
} satisfies Meta<typeof DeadlineLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {
  name: 'A-101 a deadline ahead says how long is left',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vence em 2 h 10 min')).toHaveAttribute('data-state', 'ahead');
  },
};
export const Past: Story = {
  name: 'A-101 a deadline that has passed says so in words too',
  args: { deadline: '2026-11-18T08:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vencido há 3 d 4 h')).toHaveAttribute('data-state', 'past');
  },
};
export const None: Story = { args: { deadline: null } };
