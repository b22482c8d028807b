import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Data display/Avatar', id: 'data-avatar', component: Avatar, args: { name: 'Camila Nogueira' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {
  name: 'S-185 50 by 50, with the first letter in upper case',
  args: { name: 'érica' },
  play: async ({ canvasElement }) => {
    const avatar = canvasElement.querySelector<HTMLElement>('[data-slot="avatar"]');
    await expect(avatar).toHaveTextContent('É');
    await expect(avatar?.offsetWidth).toBe(50);
    await expect(avatar?.offsetHeight).toBe(50);
  },
};
export const Alphabet: Story = {
  name: 'S-185 26 colours, one a letter',
  args: { size: 'sm' },
  render: (args) => (
    <div className="g:flex g:flex-wrap g:gap-2">
      {[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => (
        <Avatar key={letter} {...args} name={letter} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="avatar"]')].map(({ style }) => style.backgroundColor);
    await expect(new Set(colours).size).toBe(26);
  },
};
export const NoLetter: Story = { args: { name: '42' } };

export const Compact: Story = {
  name: 'in the compact density the small one is as high as a line of its row, 20 pixels',
  args: { size: 'sm' },
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const avatar = canvasElement.querySelector<HTMLElement>('[data-slot="avatar"]');
    await expect(avatar?.offsetWidth).toBe(20);
    await expect(avatar?.offsetHeight).toBe(20);
  },
};
