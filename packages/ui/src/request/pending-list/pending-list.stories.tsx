import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { COLLEAGUE, inMinutes, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { PendingList } from './pending-list.tsx';

const NO_SERVICES = { servicosHotel: [], servicosCarro: [], servicosRodoviario: [], servicosOutros: [] };
const LATER = travelRequest({ ...NO_SERVICES, dataVencimentoCotacao: inMinutes(300), mensagensNaoLidas: 2, responsavel: COLLEAGUE });
const TWO_QUOTES = travelRequest().servicosAereos.map((service) => ({
  ...service,
  cotacoes: service.cotacoes.flatMap((quote) => [quote, { ...quote, id: `${quote.id.slice(0, -1)}f`, total: 990 }]),
}));
const FIRST = travelRequest({
  ...NO_SERVICES,
  servicosAereos: TWO_QUOTES,
  id: 48301,
  idSolicitacao: 48301,
  uuid: '00000000-0000-4000-8000-000000048301',
  dataVencimentoCotacao: inMinutes(20),
  mensagensNaoLidas: 0,
  responsavel: null,
});
const WITH_CLIENT = travelRequest({
  id: 48302,
  idSolicitacao: 48302,
  uuid: '00000000-0000-4000-8000-000000048302',
  status: 'SELECAO_COTACAO',
});

const meta: Meta<typeof PendingList> = {
  title: 'Request/PendingList',
  component: PendingList,
  args: {
    items: [LATER, WITH_CLIENT, FIRST],
    now: NOW,
    hrefOf: ({ idSolicitacao }) => `#/relatorio?id=${idSolicitacao}`,
    onOpenQuote: fn(),
    onOpenChat: fn(),
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'A-100 A-114 each item shows number, travellers, client, status, responsible, deadline and unread messages, the earliest deadline first',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('article');
    await expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Solicitação 48301',
      `Solicitação ${LATER.idSolicitacao}`,
      'Solicitação 48302',
    ]);
    const [first, later, withClient] = items;
    await expect(later).toHaveTextContent(String(LATER.colaboradores[0]?.nomeCompleto));
    await expect(later).toHaveTextContent(LATER.empresa.nome);
    await expect(later).toHaveTextContent('Cotação na agência');
    await expect(later).toHaveTextContent(COLLEAGUE.name);
    await expect(later).toHaveTextContent('em 5 h');
    await expect(later).toHaveTextContent('2 mensagens não lidas');
    await expect(first).toHaveTextContent('Sem responsável');
    await expect(first).not.toHaveTextContent(/não lida/);
    // While the client chooses, the agency has no deadline to keep.
    await expect(withClient?.querySelector('[data-slot="deadline-label"]')).toBeNull();
    await expect(within(later as HTMLElement).getByRole('link')).toHaveAttribute('href', `#/relatorio?id=${LATER.idSolicitacao}`);
  },
};

export const OpensQuote: Story = {
  name: 'A-111 every quote of an item is opened by its own button, which says which one is open',
  args: { items: [FIRST], openQuoteId: FIRST.servicosAereos[0]?.cotacoes[0]?.id },
  play: async ({ args, canvas, userEvent }) => {
    const [service] = FIRST.servicosAereos;
    const buttons = canvas.getAllByRole('button', { name: /^Abrir a cotação:/ });
    await expect(buttons).toHaveLength(service?.cotacoes.length ?? 0);
    await expect(buttons.length).toBeGreaterThan(1);
    await expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(buttons.map((_, index) => String(index === 0)));
    buttons[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenQuote).toHaveBeenCalledWith(FIRST, service, service?.cotacoes[1]);
  },
};

export const OpensChat: Story = {
  name: 'A-112 each item opens its chat',
  play: async ({ args, canvas, userEvent }) => {
    for (const item of [FIRST, LATER, WITH_CLIENT]) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Conversa da solicitação ${item.idSolicitacao}`) }));
      await expect(args.onOpenChat).toHaveBeenLastCalledWith(item);
    }
  },
};

export const ReadOnly: Story = {
  name: 'an item that may not be opened has no link',
  args: { hrefOf: () => undefined, onOpenChat: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Conversa/ })).toBeNull();
  },
};

export const OnPhone: Story = {
  ...onScreen('phone'),
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Empty: Story = {
  name: 'A-115 an empty list says so',
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.getByText('Nenhuma solicitação encontrada.')).toBeVisible(),
};

export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Carregando as pendências'),
};

export const Failed: Story = {
  args: { items: undefined, error: 'Não foi possível carregar' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
