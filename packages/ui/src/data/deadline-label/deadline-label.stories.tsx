import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeadlineLabel } from './deadline-label.tsx';

const meta = {
  title: 'Data display/DeadlineLabel',
  id: 'data-deadlinelabel',
  component: DeadlineLabel,
  args: { deadline: '2026-11-21T14:10:00Z', now: new Date('2026-11-21T12:00:00Z') },
} satisfies Meta<typeof DeadlineLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { deadline: null } };
export const States: Story = {
  render: (args) => (
    <ul className="g:own g:grid g:justify-items-start g:gap-2">
      {['2026-11-24T16:00:00Z', '2026-11-21T14:10:00Z', '2026-11-21T12:36:00Z', '2026-11-21T12:00:30Z', '2026-11-20T17:40:00Z', null].map(
        (deadline) => (
          <li key={deadline} className="g:own">
            <DeadlineLabel {...args} deadline={deadline} />
          </li>
        ),
      )}
    </ul>
  ),
};

/** The hue in which an element's text is shown, in degrees of OKLCH: red stands near 30, green near 150. */
function hueOf(element: HTMLElement): number {
  return Number(/^oklch\(\S+ \S+ ([\d.]+)\)$/.exec(getComputedStyle(element).color)?.[1]);
}

export const Today: Story = {
  name: 'A-101 B-040 a deadline later today is green and plain, with a clock and how long is left',
  args: { deadline: new Date(2026, 10, 21, 18, 30).toISOString(), now: new Date(2026, 10, 21, 12, 0) },
  play: async ({ canvas }) => {
    const label = canvas.getByText('em 6 h');
    await expect(label).toHaveAttribute('data-urgency', 'today');
    await expect(Math.abs(hueOf(label) - 150)).toBeLessThan(20);
    await expect(label.querySelector('svg')).toHaveClass('lucide-clock');
  },
};
export const Soon: Story = {
  name: 'A-101 B-040 within two hours it has an amber mark beside its green words',
  args: { deadline: '2026-11-21T12:36:00Z' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('em 36 min');
    await expect(label).toHaveAttribute('data-urgency', 'soon');
    await expect(Math.abs(hueOf(label) - 150)).toBeLessThan(20);
    const mark = label.querySelector('svg');
    await expect(mark).toHaveClass('lucide-circle-alert');
    await expect(Math.abs(hueOf(mark as unknown as HTMLElement) - 70)).toBeLessThan(20);
  },
};
export const Later: Story = {
  name: 'A-101 B-040 on a later day it is green and quiet',
  args: { deadline: '2026-11-24T16:00:00Z' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('em 3 d');
    await expect(label).toHaveAttribute('data-urgency', 'later');
    await expect(Math.abs(hueOf(label) - 150)).toBeLessThan(20);
    await expect(Number(getComputedStyle(label).fontWeight)).toBe(400);
  },
};
export const Past: Story = {
  name: 'A-101 B-040 a deadline that has passed is a filled red chip, with an icon of its own and since when',
  args: { deadline: '2026-11-20T17:40:00Z' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('venceu há 18 h');
    await expect(label).toHaveAttribute('data-urgency', 'past');
    await expect(Math.abs(hueOf(label) - 30)).toBeLessThan(20);
    await expect(getComputedStyle(label).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(label.querySelector('svg')).toHaveClass('lucide-clock-alert');
  },
};
export const LastMinute: Story = {
  name: 'In the last minute it says so, and never 0 min',
  args: { deadline: '2026-11-21T12:00:30Z' },
  play: async ({ canvas }) => expect(canvas.getByText('vence agora')).toBeVisible(),
};
export const OtherHours: Story = {
  name: 'B-040 the hours before the deadline are a parameter',
  args: { deadline: '2026-11-21T14:30:00Z', soonHours: 3 },
  play: async ({ canvas }) => expect(canvas.getByText('em 2 h 30')).toHaveAttribute('data-urgency', 'soon'),
};
