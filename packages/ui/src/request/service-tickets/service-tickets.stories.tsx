import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServiceTickets } from './service-tickets.tsx';

const ticket = (idTicket: string) => ({ idTicket, url: `https://atendimento.example/tickets/${idTicket}` });

const meta = {
  title: 'Request/ServiceTickets',
  component: ServiceTickets,
  args: { tickets: [ticket('481207'), ticket('481333')] },
  decorators: [(Story) => <div className="g:max-w-84">{Story()}</div>],
} satisfies Meta<typeof ServiceTickets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Many: Story = { args: { tickets: Array.from({ length: 14 }, (_, index) => ticket(String(481_200 + index * 37))) } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Links: Story = {
  name: 'A-254 A-255 each ticket is a link to its address, in another tab',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ href, target, textContent }) => [textContent, href, target])).toEqual([
      ['481207', 'https://atendimento.example/tickets/481207', '_blank'],
      ['481333', 'https://atendimento.example/tickets/481333', '_blank'],
    ]);
    await expect(canvas.getByRole('region', { name: 'Chamados do atendimento' })).toBeVisible();
  },
};

export const None: Story = {
  name: 'A-255 without tickets nothing is shown',
  args: { tickets: [] },
  play: async ({ canvas }) => expect(canvas.queryByText('Chamados do atendimento')).toBeNull(),
};
