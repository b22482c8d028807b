import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { COLLEAGUE, inMinutes, ME, NOW, requestSummaries, requestSummary } from '../../test-support/request-fixtures.ts';
import { RequestList } from './request-list.tsx';

const meta: Meta<typeof RequestList> = {
  title: 'Request/RequestList',
  component: RequestList,
  parameters: {
    viewport: {
      options: {
        desk: { name: 'Desk', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
  globals: { viewport: { value: 'desk', isRotated: false } },
  args: {
    requests: requestSummaries(14),
    deadline: 'dataVencimentoCotacao',
    now: NOW,
    hrefOf: ({ idSolicitacao }) => `#/relatorio/${idSolicitacao}`,
    actionsOf: ({ responsavel }) => ({ takeOver: responsavel?.id !== ME.id, release: responsavel?.id === ME.id }),
    onTakeOver: fn(),
    onRelease: fn(),
    onRetry: fn(),
    onClearFilters: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Some: Story = {};
export const BusyMorning: Story = { args: { requests: requestSummaries(60) } };
export const Loading: Story = { args: { requests: undefined } };
export const ReadOnly: Story = { args: { hrefOf: () => undefined, actionsOf: undefined } };
export const OnPhone: Story = {
  name: 'A-114 on a phone a card shows the same',
  ...phone,
  args: { requests: [requestSummary(2, { mensagensNaoLidas: 1 }), ...requestSummaries(2)] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const [section, card] = canvas.getAllByRole('listitem');
    await expect(section).toHaveTextContent(/^Vencidas \d+$/);
    await expect(card).toHaveTextContent('Marina Duarte Figueiredo');
    await expect(card).toHaveTextContent('Banco Ipê');
    await expect(card).toHaveTextContent('Alteração/emissão');
    await expect(card).toHaveTextContent('Rafael Teixeira');
    await expect(card).toHaveTextContent('venceu há 34 min');
    await expect(card).toHaveTextContent('1 mensagem não lida');
    await userEvent.click(canvas.getByRole('button', { name: 'Assumir a solicitação 48224' }));
    await expect(args.onTakeOver).toHaveBeenCalledWith(args.requests?.[0]);
  },
};
export const Sections: Story = {
  name: 'B-040 lines between the rows name each step of urgency and count its requests, the most urgent first',
  args: {
    now: new Date(2026, 10, 21, 12, 0),
    requests: [
      ['2026-11-20T09:00:00', 48230],
      ['2026-11-21T09:00:00', 48231],
      ['2026-11-21T13:00:00', 48232],
      ['2026-11-21T20:00:00', 48233],
      ['2026-11-25T20:00:00', 48234],
      [null, 48235],
    ].map(([deadline, id]) =>
      requestSummary(0, {
        uuid: `00000000-0000-4000-8000-0000000${id}`,
        idSolicitacao: Number(id),
        dataVencimentoCotacao: deadline === null ? null : new Date(String(deadline)).toISOString(),
      }),
    ),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const seen = rows.map((row) => /4823\d/.exec(row.textContent ?? '')?.[0] ?? row.textContent);
    await expect(seen).toEqual([
      'Vencidas 2',
      '48230',
      '48231',
      'Próximas 2 h 1',
      '48232',
      'Hoje 1',
      '48233',
      'Depois 1',
      '48234',
      'Sem prazo 1',
      '48235',
    ]);
  },
};
export const WithoutDeadlines: Story = {
  name: 'while the client chooses the agency has no deadline to keep: none is shown, and nothing is late',
  args: { deadline: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Prazo' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/venceu|Vencidas/)).not.toBeInTheDocument();
  },
};
export const LoadingOnPhone: Story = { ...phone, args: { requests: undefined } };

export const Row: Story = {
  name: 'A-114 a row shows number, every traveller, client, status, responsible, deadline and unread messages',
  args: {
    requests: [
      requestSummary(0, {
        colaboradores: [
          { id: '1', nomeCompleto: 'Ana Beatriz Lima', email: null, vip: false, premium: false },
          { id: '2', nomeCompleto: 'João Sá', email: null, vip: false, premium: false },
        ],
        responsavel: COLLEAGUE,
        dataVencimentoCotacao: inMinutes(130),
        mensagensNaoLidas: 4,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /48210/ });
    await expect(row).toHaveTextContent('Ana Beatriz Lima');
    await expect(row).toHaveTextContent('João Sá');
    await expect(row).toHaveTextContent('Aurora Alimentos');
    await expect(row).toHaveTextContent('Cotação na agência');
    await expect(row).toHaveTextContent('Rafael Teixeira');
    await expect(row).toHaveTextContent('em 2 h 10');
    await expect(row).toHaveTextContent('4 mensagens não lidas');
    await expect(within(row).getByRole('link', { name: 'Solicitação 48210' })).toHaveAttribute('href', '#/relatorio/48210');
  },
};

export const NothingUnread: Story = {
  name: 'A-114 no number of messages at 0',
  args: { requests: [requestSummary(0, { mensagensNaoLidas: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/não lida/)).toBeNull();
  },
};

export const Deadlines: Story = {
  name: 'a past deadline says so in words and with an icon of its own',
  args: {
    requests: [
      requestSummary(0, { dataVencimentoCotacao: inMinutes(-70) }),
      requestSummary(1, { dataVencimentoCotacao: inMinutes(45) }),
      requestSummary(2, { dataVencimentoCotacao: null }),
    ],
  },
  play: async ({ canvas }) => {
    const past = canvas.getByText('venceu há 1 h 10');
    const ahead = canvas.getByText('em 45 min');
    await expect(past.querySelector('svg')?.outerHTML).not.toBe(ahead.querySelector('svg')?.outerHTML);
    await expect(canvas.getByText('sem prazo')).toBeVisible();
  },
};

export const IssueDeadline: Story = {
  name: 'the caller says which deadline counts',
  args: {
    deadline: 'dataVencimentoEmissao',
    requests: [requestSummary(0, { dataVencimentoCotacao: inMinutes(-5), dataVencimentoEmissao: inMinutes(60) })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('em 1 h')).toBeVisible();
  },
};

export const TakeOverAndRelease: Story = {
  name: 'A-141 A-142 taking over and releasing leave with the request, without opening it',
  args: { requests: [requestSummary(0, { responsavel: null }), requestSummary(1, { responsavel: ME })] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sem responsável')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assumir a solicitação 48210' }));
    await expect(args.onTakeOver).toHaveBeenCalledWith(args.requests?.[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Liberar a solicitação 48217' }));
    await expect(args.onRelease).toHaveBeenCalledWith(args.requests?.[1]);
  },
};

export const WholeRowOpens: Story = {
  name: 'a press anywhere on a row lands on its link, and on a button above it',
  args: { requests: [requestSummary(0, { responsavel: null })] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Solicitação 48210' });
    const at = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    await expect(at(canvas.getByText('Aurora Alimentos'))).toBe(link);
    await expect(canvas.getByRole('button', { name: /Assumir/ }).contains(at(canvas.getByRole('button', { name: /Assumir/ })))).toBe(true);
  },
};

export const Pending: Story = {
  name: 'a change on its way takes no second press',
  args: { requests: [requestSummary(0, { responsavel: null })], pendingId: 48210 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Aguarde/ }));
    await expect(args.onTakeOver).not.toHaveBeenCalled();
  },
};

export const Vip: Story = {
  name: 'A-247 a VIP or premium traveller carries a mark, also behind the number of more',
  args: {
    requests: [
      requestSummary(0, {
        colaboradores: [
          { id: '1', nomeCompleto: 'Ana Beatriz Lima', email: null, vip: false, premium: false },
          { id: '2', nomeCompleto: 'João Sá', email: null, vip: true, premium: false },
        ],
      }),
      requestSummary(1, { colaboradores: [{ id: '3', nomeCompleto: 'Caio Brandão', email: null, vip: false, premium: true }] }),
      requestSummary(2, { colaboradores: [{ id: '4', nomeCompleto: 'Sofia Yamamoto', email: null, vip: false, premium: false }] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Ana Beatriz Lima/ })).toHaveTextContent('VIP');
    await expect(canvas.getByRole('row', { name: /Caio Brandão/ })).toHaveTextContent('Premium');
    await expect(canvas.getByRole('row', { name: /Sofia Yamamoto/ })).not.toHaveTextContent(/VIP|Premium/);
  },
};

export const Empty: Story = {
  name: 'A-115 an empty list says so',
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma solicitação encontrada.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EmptyByFilters: Story = {
  args: { requests: [], filtered: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClearFilters).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { requests: undefined, error: 'Erro ao buscar as cotações da agência.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
