import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Gem, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkTabs } from './link-tabs.tsx';

const meta = {
  title: 'Primitives/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Configurações',
    items: [
      { href: '#usuarios', label: 'Usuários', icon: <Users aria-hidden="true" />, current: true },
      { href: '#agencia', label: 'Agência', icon: <Building2 aria-hidden="true" />, current: false },
      { href: '#vip-premium', label: 'VIP e premium', icon: <Gem aria-hidden="true" />, current: false },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutIcons: Story = {
  args: {
    items: [
      { href: '#usuarios', label: 'Usuários', current: false },
      { href: '#vip-premium', label: 'VIP e premium', current: true },
    ],
  },
};

export const Links: Story = {
  name: 'A-047 a row of links with their addresses; the present page says so, and the Tab key goes through all',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Configurações' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Usuários', '#usuarios', 'page'],
      ['Agência', '#agencia', null],
      ['VIP e premium', '#vip-premium', null],
    ]);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const PresentInSight: Story = {
  name: 'in a row that is too long the present page is whole in sight',
  args: {
    items: [
      { href: '#usuarios', label: 'Usuários', current: false },
      { href: '#agencia', label: 'Agência', current: false },
      { href: '#vip-premium', label: 'VIP e premium', current: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="g:w-40">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const present = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(present.right).toBeLessThanOrEqual(row.right + 1);
    await expect(present.left).toBeGreaterThanOrEqual(row.left - 1);
  },
};
