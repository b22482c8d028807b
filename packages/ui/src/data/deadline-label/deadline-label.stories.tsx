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

/** The hue in which an element's text is shown, in degrees of OKLCH: red stands near 30, green near 150. */
function hueOf(element: HTMLElement): number {
  return Number(/^oklch\(\S+ \S+ ([\d.]+)\)$/.exec(getComputedStyle(element).color)?.[1]);
}

export const Ahead: Story = {
  name: 'A-101 a deadline ahead is green, with a clock and how long is left',
  play: async ({ canvas }) => {
    const label = canvas.getByText('vence em 2 h 10 min');
    await expect(label).toHaveAttribute('data-state', 'ahead');
    await expect(Math.abs(hueOf(label) - 150)).toBeLessThan(20);
    await expect(label.querySelector('svg')).toHaveClass('lucide-clock');
  },
};
export const Past: Story = {
  name: 'A-101 a deadline that has passed is red, with an icon of its own and since when',
  args: { deadline: '2026-11-18T08:00:00Z' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('vencido há 3 d 4 h');
    await expect(label).toHaveAttribute('data-state', 'past');
    await expect(Math.abs(hueOf(label) - 30)).toBeLessThan(20);
    await expect(label.querySelector('svg')).toHaveClass('lucide-clock-alert');
  },
};
export const None: Story = { args: { deadline: null } };
