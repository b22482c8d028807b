import type { Service } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { PendingQuote } from './pending-quote.tsx';

const SERVICES = servicesOf(travelRequest());
const first = SERVICES[0] as Service;

const meta = {
  title: 'Request/PendingQuote',
  component: PendingQuote,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    number: 48210,
    service: first,
    quoteId: first.cotacoes[0]?.id ?? '',
    now: NOW,
    href: '#/relatorio?id=48210',
    onClose: fn(),
  },
} satisfies Meta<typeof PendingQuote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Air: Story = {
  name: 'A-111 S-020 the quote is shown beside the list, for reading, with a way to its request',
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('dialog', { name: 'Cotação da solicitação 48210' });
    await expect(within(shown).getByRole('article')).toBeVisible();
    await expect(within(shown).queryByRole('button', { name: /Editar|Remover|Selecionar/ })).toBeNull();
    await expect(within(shown).getByRole('link', { name: 'Abrir a solicitação' })).toHaveAttribute('href', '#/relatorio?id=48210');
  },
};

export const EveryKind: Story = {
  name: 'A-111 a quote of each kind of service can be shown',
  play: async ({ args, canvas, mount }) => {
    const quoted = SERVICES.filter(({ cotacoes }) => cotacoes.length > 0);
    await expect(quoted.length).toBeGreaterThan(1);
    for (const service of quoted) {
      const quoteId = service.cotacoes[0]?.id ?? '';
      await mount(<PendingQuote {...args} key={quoteId} service={service} quoteId={quoteId} />);
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
    }
  },
};

export const MayNotOpen: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
