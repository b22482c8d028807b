import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingLabel } from './waiting-label.tsx';

const meta = {
  title: 'Data display/WaitingLabel',
  id: 'data-waitinglabel',
  component: WaitingLabel,
  args: { since: '2026-11-21T09:00:00Z', now: new Date('2026-11-21T12:00:00Z') },
} satisfies Meta<typeof WaitingLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Hours: Story = {
  name: 'A-114 since when somebody is waited for, in the shortest words; the moment itself is in its title',
  play: async ({ canvas }) => {
    const label = canvas.getByText('aguarda há 3 h');
    await expect(label).toHaveAttribute('datetime', '2026-11-21T09:00:00Z');
    await expect(label).toHaveAttribute('title', expect.stringContaining('21/11/2026'));
  },
};
export const JustNow: Story = {
  name: 'in the first minute it says so, and never 0 min',
  args: { since: '2026-11-21T11:59:30Z' },
  play: async ({ canvas }) => expect(canvas.getByText('desde agora')).toBeVisible(),
};
export const Unknown: Story = {
  args: { since: null },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('–'),
};
