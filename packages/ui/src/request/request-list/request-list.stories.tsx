import type { RequestSummary, Responsible } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { openingQuestion } from '@guiche/domain/responsibility';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { ToastProvider, useToast } from '../../feedback/toast/index.ts';
import { useMessage } from '../../i18n/index.ts';
import { brokenWords } from '../../test-support/broken-words.ts';
import { linesOf } from '../../test-support/lines-of.ts';
import { COLLEAGUE, inMinutes, ME, NOW, requestSummaries, requestSummary } from '../../test-support/request-fixtures.ts';
import { RequestList } from './request-list.tsx';
import type { RequestListProps } from './request-list-props.ts';

const meta: Meta<typeof RequestList> = {
  title: 'Request/RequestList',
  component: RequestList,
  parameters: {
    viewport: {
      options: {
        desk: { name: 'Desk', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
        wide: { name: 'Wide', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
        small: { name: 'Small', styles: { width: '320px', height: '700px' }, type: 'mobile' },
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
  args: { requests: [requestSummary(2, { mensagensNaoLidas: 1 }), requestSummary(9)] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const [section, card] = await canvas.findAllByRole('listitem');
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
export const WholeParts: Story = {
  name: 'A-114 on a narrow phone the day and the route of a card are not broken inside',
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    requests: ['Aurora', 'Banco Ipê', 'Aurora Alimentos', 'Mineração Serra Azul', 'Cooperativa Agrícola Sol Nascente'].map(
      (nome, index) => ({
        ...requestSummary(index),
        empresa: { ...requestSummary(index).empresa, nome },
        trajeto: index % 2 === 0 ? 'CGH → GIG' : 'Ribeirão Preto → Campinas',
        dataViagem: '2027-01-12',
      }),
    ),
  },
  play: async ({ canvas }) => {
    for (const part of [...canvas.getAllByText(/^ter 12\/01$/), ...canvas.getAllByText(/ → /)]) {
      await expect(linesOf(part)).toHaveLength(1);
    }
  },
};
export const WholeNames: Story = {
  name: 'A-114 on a narrow phone the mark and the number of more go below a name before it is broken',
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    requests: [
      requestSummary(0, {
        mensagensNaoLidas: 5,
        colaboradores: [
          { id: '1', nomeCompleto: 'Maria Clara Siqueira', email: null, vip: false, premium: true },
          { id: '2', nomeCompleto: 'Henrique Sousa', email: null, vip: false, premium: false },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(brokenWords(canvas.getByText('Maria Clara Siqueira'))).toEqual([]);
  },
};
export const WholeWordOfNobody: Story = {
  name: 'A-114 on a narrow phone the icons of several services go below the responsible before a word of it is broken',
  globals: { viewport: { value: 'small', isRotated: false }, language: 'en' },
  args: { requests: [requestSummary(0, { responsavel: null, tiposServico: ['AEREO', 'HOTEL'] })] },
  decorators: [
    // As wide as a screen of the app leaves it.
    (Story) => (
      <div style={{ width: '281px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(brokenWords(await canvas.findByText('Unassigned'))).toEqual([]);
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
export const ByPending: Story = {
  name: 'A-028 parted by what they wait for: cancellations, changes, unanswered messages and the others, each by deadline',
  args: {
    parted: 'pending',
    requests: [
      requestSummary(0, { idSolicitacao: 48230, dataVencimentoCotacao: inMinutes(50), mensagensNaoLidas: 0 }),
      requestSummary(1, { idSolicitacao: 48231, dataVencimentoCotacao: inMinutes(-90), mensagensNaoLidas: 0 }),
      requestSummary(2, { idSolicitacao: 48232, dataVencimentoCotacao: inMinutes(500), mensagensNaoLidas: 2 }),
      requestSummary(3, { idSolicitacao: 48233, status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_ALTERACAO' }),
      requestSummary(4, { idSolicitacao: 48234, status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_CANCELAMENTO_PENDENTE' }),
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const seen = rows.map((row) => /4823\d/.exec(row.textContent ?? '')?.[0] ?? row.textContent);
    await expect(seen).toEqual([
      'Cancelamento 1',
      '48234',
      'Alteração 1',
      '48233',
      'Mensagem sem resposta 1',
      '48232',
      'Outras 2',
      '48231',
      '48230',
    ]);
  },
};
export const SectionHours: Story = {
  name: 'B-040 the hours before a deadline are a parameter of the list, which its line names',
  args: { soonHours: 4, requests: [requestSummary(0, { dataVencimentoCotacao: inMinutes(200) })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Próximas/ })).toHaveTextContent(/^Próximas 4 h 1$/);
    await expect(canvas.getByText('em 3 h 20')).toHaveAttribute('data-urgency', 'soon');
  },
};
export const OneHour: Story = {
  name: 'B-040 a single hour is named as one',
  args: { soonHours: 1, requests: [requestSummary(0, { dataVencimentoCotacao: inMinutes(30) })] },
  play: async ({ canvas }) => expect(canvas.getByText(/^Próxima 1 h/)).toBeVisible(),
};

const IN_ANALYSIS = [
  { desde: inMinutes(-200), quantidadeCotacoes: 3, melhorTotal: 1741.08 },
  { desde: inMinutes(-0.5), quantidadeCotacoes: 1, melhorTotal: null },
].map((analiseCliente, index) => requestSummary(index, { status: 'SELECAO_COTACAO', dataVencimentoCotacao: null, analiseCliente }));
export const InAnalysis: Story = {
  name: 'A-114 while the client chooses a row shows since when, how many quotes it has, and the best total',
  args: { deadline: null, requests: IN_ANALYSIS },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent('aguarda há 3 h 20');
    await expect(first).toHaveTextContent('R$ 1.741,08');
    const column = (name: string) => canvas.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name);
    await expect(first?.children[column('Cotações')]).toHaveTextContent(/^3$/);
    await expect(first?.children[column('Melhor total')]).toHaveTextContent('R$ 1.741,08');
    await expect(second).toHaveTextContent('desde agora');
    await expect(second).not.toHaveTextContent('0 min');
    await expect(second?.children[column('Melhor total')]).toHaveTextContent('sem valor');
  },
};
export const InAnalysisOnPhone: Story = {
  name: 'A-114 and so does a card',
  ...phone,
  args: { deadline: null, requests: IN_ANALYSIS },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('aguarda há 3 h 20');
    await expect(first).toHaveTextContent('3 cotações · R$ 1.741,08');
    await expect(second).toHaveTextContent(/1 cotação · .?sem valor/);
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
/** The colours of the words in a row, each once. */
function coloursOf(row: HTMLElement): readonly string[] {
  const worded = [...row.querySelectorAll('td, td *')].filter(
    (part) =>
      !part.closest('[aria-hidden]') &&
      [...part.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );
  return [...new Set(worded.map((part) => getComputedStyle(part).color))];
}
export const Searching: Story = {
  name: 'while a search runs the rows that are there look old, are marked as busy, and still open',
  args: { requests: [requestSummary(0, { responsavel: ME }), requestSummary(1)] },
  play: async ({ args, canvas, mount }) => {
    await mount(<RequestList {...args} />);
    const before = coloursOf(canvas.getByRole('row', { name: /48210/ }));
    await expect(before.length).toBeGreaterThan(2);
    await mount(<RequestList {...args} searching />);
    const row = canvas.getByRole('row', { name: /48210/ });
    await expect(row.closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(coloursOf(row)).toHaveLength(1));
    const link = within(row).getByRole('link');
    const { left, top, width, height } = canvas.getByText('Aurora Alimentos').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
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

/** The different heights of the rows. */
const rowHeights = (canvasElement: HTMLElement) =>
  new Set([...canvasElement.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect().height));

export const RowHeight: Story = {
  name: 'every row is 32 pixels high, whatever stands in it',
  play: async ({ canvasElement }) => expect(rowHeights(canvasElement)).toEqual(new Set([32])),
};
export const CompactRowHeight: Story = {
  name: 'in the compact density every row is 26 pixels high',
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => expect(rowHeights(canvasElement)).toEqual(new Set([26])),
};

export const WithChat: Story = {
  name: 'A-112 A-114 each row opens its chat, whose button counts the unread messages and does not open the request',
  args: {
    onOpenChat: fn(),
    requests: [
      requestSummary(0, { mensagensNaoLidas: 4 }),
      requestSummary(1, { mensagensNaoLidas: 0 }),
      requestSummary(2, { mensagensNaoLidas: 120 }),
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Conversa da solicitação/ });
    if (!first || !second) throw new Error('there is no chat button');
    await expect(first).toHaveAccessibleName(/, 4 mensagens não lidas$/);
    await userEvent.click(first);
    await expect(args.onOpenChat).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChat).toHaveBeenCalledWith(args.requests?.[0]);
    // Reached by keyboard, it is in sight.
    second.focus();
    await waitFor(() => expect(second).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChat).toHaveBeenLastCalledWith(args.requests?.[1]);
    await expect(rowHeights(canvasElement)).toEqual(new Set([32]));
    // The number keeps its room beside three signs.
    for (const cell of canvasElement.querySelectorAll('[data-row] td:nth-child(2)')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
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

const UNSORTED = [
  requestSummary(0, { dataVencimentoCotacao: null, dataVencimentoEmissao: inMinutes(50) }),
  requestSummary(1, { dataVencimentoCotacao: inMinutes(80), dataVencimentoEmissao: null }),
  requestSummary(2, { dataVencimentoCotacao: inMinutes(40), dataVencimentoEmissao: inMinutes(60) }),
  requestSummary(3, { dataVencimentoCotacao: inMinutes(-5), dataVencimentoEmissao: inMinutes(30) }),
];
/** The first column of the rows on the screen, from the top down. */
const deadlinesIn = (list: HTMLElement) => [...list.querySelectorAll('td:first-child')].map(({ textContent }) => textContent);
export const ByQuoteDeadline: Story = {
  name: 'A-100 quotes are shown by their deadline of quoting, the earliest first, none last, whatever order they come in',
  args: { requests: UNSORTED },
  play: async ({ canvas }) => {
    await expect(deadlinesIn(canvas.getByRole('table'))).toEqual(['venceu há 5 min', 'em 40 min', 'em 1 h 20', 'sem prazo']);
  },
};
export const ByIssueDeadline: Story = {
  name: 'A-100 issues are shown by their deadline of issuing',
  args: { deadline: 'dataVencimentoEmissao', requests: UNSORTED },
  play: async ({ canvas }) => {
    await expect(deadlinesIn(canvas.getByRole('table'))).toEqual(['em 30 min', 'em 50 min', 'em 1 h', 'sem prazo']);
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

/** What is fetched when it is first wanted comes when it comes. */
const FETCHED = { timeout: 15_000 };

const LONG_NAMES = requestSummary(0, {
  colaboradores: [{ id: '1', nomeCompleto: 'Luísa Helena Montenegro de Albuquerque e Castro', email: null, vip: false, premium: false }],
  empresa: { id: 1, nome: 'Cooperativa Agrícola Sol Nascente do Alto Paranaíba Ltda.', instancia: 'cliente' },
  responsavel: { ...ME, name: 'Maria Antônia Cavalcanti de Albuquerque Prado' },
  trajeto: 'GRU → REC',
});

/** Moves the pointer to a part of a row, over which the row's link lies. */
function pointAt(part: HTMLElement) {
  const { left, top, width, height } = part.getBoundingClientRect();
  const [clientX, clientY] = [left + Math.min(4, width / 2), top + height / 2];
  return fireEvent.pointerMove(document.elementFromPoint(clientX, clientY) ?? part, { clientX, clientY, pointerType: 'mouse' });
}

export const CutNamesOnHover: Story = {
  name: 'a name that is cut shows whole under the pointer; one that fits shows nothing',
  args: { requests: [LONG_NAMES] },
  play: async ({ canvas }) => {
    await pointAt(canvas.getByText('Cooperativa Agrícola Sol Nascente do Alto Paranaíba Ltda.'));
    await expect(await screen.findByRole('tooltip', undefined, FETCHED)).toHaveTextContent(
      'Cooperativa Agrícola Sol Nascente do Alto Paranaíba Ltda.',
    );
    await pointAt(canvas.getByText('GRU → REC'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const AT_HALF_PAST_SIX = requestSummary(0, { dataVencimentoCotacao: new Date(2026, 10, 21, 18, 30).toISOString() });
/** The link of a row that opens lies over its deadline, so the browser never shows its title. */
const MOMENT_ON_HOVER: Story['play'] = async ({ canvasElement }) => {
  const deadline = canvasElement.querySelector('time');
  await expect(deadline).toHaveTextContent(/^em /);
  if (deadline) await pointAt(deadline);
  await expect(await screen.findByRole('tooltip', undefined, FETCHED)).toHaveTextContent('21/11/2026 18:30');
  const link = canvasElement.querySelector('a');
  if (link) await pointAt(link);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
};
export const MomentOnHover: Story = {
  name: 'B-040 the pointer over the deadline of a row that opens shows the moment itself',
  args: { requests: [AT_HALF_PAST_SIX] },
  play: MOMENT_ON_HOVER,
};
export const MomentOnHoverOfACard: Story = {
  name: 'B-040 and so it does over that of a card',
  ...phone,
  args: { requests: [AT_HALF_PAST_SIX] },
  play: MOMENT_ON_HOVER,
};

export const CutNamesOnFocus: Story = {
  name: 'B-040 a row in focus shows its cut names whole, and the moment of its deadline; Escape hides them',
  args: { requests: [{ ...LONG_NAMES, dataVencimentoCotacao: new Date(2026, 10, 21, 18, 30).toISOString() }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Solicitação 48210' })).toHaveFocus();
    const tip = await screen.findByRole('tooltip', undefined, FETCHED);
    await expect(tip).toHaveTextContent('21/11/2026 18:30');
    await expect(tip).toHaveTextContent('Luísa Helena Montenegro de Albuquerque e Castro');
    await expect(tip).toHaveTextContent('Cooperativa Agrícola Sol Nascente do Alto Paranaíba Ltda.');
    await expect(tip).not.toHaveTextContent('GRU → REC');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const UncutOnPhone: Story = {
  name: 'on a phone, where nothing can be pointed at, no name is cut',
  ...phone,
  args: { requests: [LONG_NAMES] },
  play: async ({ canvas }) => {
    for (const name of ['Luísa Helena', 'Cooperativa', 'Maria Antônia']) {
      const part = canvas.getByText(new RegExp(name));
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
      await expect(getComputedStyle(part).whiteSpace).not.toBe('nowrap');
    }
  },
};

export const Narrowest: Story = {
  name: 'on the narrowest phone a card is no wider than the screen, in any language',
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'en' },
  args: {
    requests: [
      { ...LONG_NAMES, tiposServico: ['AEREO', 'HOTEL', 'CARRO'], responsavel: COLLEAGUE },
      { ...LONG_NAMES, uuid: 'b', tiposServico: ['AEREO', 'HOTEL', 'CARRO', 'OUTROS'], status: 'SELECAO_COTACAO' },
    ],
  },
  decorators: [
    (Shown) => (
      <div style={{ width: 280 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      await expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(280);
    }
  },
};

export const AllKinds: Story = {
  name: 'the icons of all five kinds are in sight, and none reaches into the next column',
  args: { requests: [{ ...LONG_NAMES, tiposServico: TIPO_SERVICO.slice() }] },
  play: async ({ canvas }) => {
    const icons = ['Aéreo', 'Hotel', 'Carro', 'Rodoviário', 'Outros serviços'].map((kind) => canvas.getByTitle(kind));
    const tiles = icons.map((icon) => icon.firstElementChild as HTMLElement);
    const cell = tiles[0]?.closest('td') as HTMLElement;
    const { left, right } = cell.getBoundingClientRect();
    const edges = tiles.map((tile) => tile.getBoundingClientRect());
    // In their order, beside each other, each as wide as its picture at least.
    const drawn = edges.flatMap((edge) => [edge.left, edge.right]);
    await expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
    await expect(Math.min(...drawn)).toBeGreaterThanOrEqual(left);
    await expect(Math.max(...drawn)).toBeLessThanOrEqual(right);
    for (const tile of tiles) {
      const picture = tile.querySelector('svg') as SVGElement;
      await expect(picture.getBoundingClientRect().width).toBe(14);
      await expect(tile.getBoundingClientRect().width).toBeGreaterThanOrEqual(14);
    }
  },
};

/** The button of a row beside the name of the responsible: never over it. */
const BESIDE_THE_NAME: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: /^Liberar/ });
  await waitFor(() => expect(getComputedStyle(button).opacity).toBe('1'));
  const name = canvas.getByText(/Maria Antônia/).getBoundingClientRect();
  await expect(name.width).toBeGreaterThan(40);
  await expect(name.right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
};
export const ReleaseBesideTheName: Story = {
  name: 'the button that releases covers no name on the work screen',
  args: { requests: [LONG_NAMES] },
  play: BESIDE_THE_NAME,
};
export const ReleaseBesideTheNameWide: Story = {
  name: 'nor on a wide one',
  globals: { viewport: { value: 'wide', isRotated: false } },
  args: { requests: [LONG_NAMES] },
  play: BESIDE_THE_NAME,
};
export const ReleaseBesideTheNameOnPhone: Story = {
  name: 'nor on a phone',
  ...phone,
  args: { requests: [LONG_NAMES] },
  play: BESIDE_THE_NAME,
};

const COMPANIONS = requestSummary(0, {
  colaboradores: [
    { id: '1', nomeCompleto: 'Ana Beatriz Lima', email: null, vip: false, premium: false },
    { id: '2', nomeCompleto: 'João Sá', email: null, vip: true, premium: false },
    { id: '3', nomeCompleto: 'Caio Brandão', email: null, vip: false, premium: false },
  ],
});
export const MoreTravellersByKeyboard: Story = {
  name: 'the number of further travellers opens their names by Enter and Space; Escape closes them and leaves the focus there',
  args: { requests: [COMPANIONS] },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /João Sá/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      const names = await screen.findByRole('dialog', { name: 'Viajantes' }, FETCHED);
      await expect(
        within(names)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Ana Beatriz Lima', 'João SáVIP', 'Caio Brandão']);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(more).toHaveFocus();
    }
  },
};
export const MoreTravellersByPointer: Story = {
  name: 'it opens them under the pointer too; a press keeps them, the next one closes them, and neither opens the request',
  args: { requests: [COMPANIONS] },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /João Sá/ });
    const { left, top, width, height } = more.getBoundingClientRect();
    await expect(more.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.hover(more);
    await screen.findByRole('dialog', { name: 'Viajantes' }, FETCHED);
    await userEvent.unhover(more);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.hover(more);
    await screen.findByRole('dialog', { name: 'Viajantes' }, FETCHED);
    await userEvent.click(more);
    await expect(screen.getByRole('dialog', { name: 'Viajantes' })).toBeVisible();
    await userEvent.click(more);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

/** A list whose changes of responsible are made at once, put together from its parts as a screen does it. */
function ListWithChanges({ requests = [], ...props }: RequestListProps) {
  const [rows, setRows] = useState(requests);
  const give = (responsavel: Responsible | null) => (request: RequestSummary) => {
    setRows((all) => all.map((each) => (each.uuid === request.uuid ? { ...each, responsavel } : each)));
    props.onTakeOver?.(request);
  };
  return (
    <RequestList
      {...props}
      requests={rows}
      actionsOf={({ responsavel }) => ({ takeOver: !responsavel, release: Boolean(responsavel) })}
      onTakeOver={give(ME)}
      onRelease={give(null)}
    />
  );
}

export const FocusStays: Story = {
  name: 'the focus stays where a request was taken over or released, on what may be done next; the second press of a double one takes nothing back',
  args: { requests: [requestSummary(0, { responsavel: null }), requestSummary(1, { responsavel: ME })] },
  render: (args) => <ListWithChanges {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const takeOver = () => canvas.getByRole('button', { name: 'Assumir a solicitação 48210' });
    const release = () => canvas.getByRole('button', { name: 'Liberar a solicitação 48210' });
    takeOver().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(release()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(takeOver()).toHaveFocus());
    await expect(args.onTakeOver).toHaveBeenCalledTimes(2);
    await userEvent.dblClick(takeOver());
    await expect(release()).toHaveFocus();
    await expect(args.onTakeOver).toHaveBeenCalledTimes(3);
  },
};

/** A list whose changes of responsible are refused, put together from its parts as a screen does it. */
function ListWithRefusals(props: RequestListProps) {
  const toast = useToast();
  const message = useMessage(requestListsMessages);
  const refuse = () => toast({ tipo: 'ERROR', text: message('erro_ao_liberar_solicitacao') });
  return <RequestList {...props} onTakeOver={refuse} onRelease={refuse} />;
}

export const RefusedChange: Story = {
  name: 'A-143 a request that could not be taken over or released says so in the same words, and its row stays as it was',
  args: { requests: [requestSummary(0, { responsavel: null }), requestSummary(1, { responsavel: ME })] },
  render: (args) => (
    <ToastProvider>
      <ListWithRefusals {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Assumir a solicitação 48210', 'Liberar a solicitação 48217']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const said = await screen.findByText('Não foi possível alterar o responsável pela solicitação.');
      await expect(said.closest('[data-tipo]')).toHaveAttribute('data-tipo', 'ERROR');
      await userEvent.click(screen.getByRole('button', { name: 'Fechar mensagem' }));
      await waitFor(() => expect(said).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('row', { name: /48210/ })).toHaveTextContent('Sem responsável');
    await expect(canvas.getByRole('row', { name: /48217/ })).toHaveTextContent(ME.name);
  },
};

/** A list that opens what the user may open, put together from its parts as a screen does it. */
function ListOfAJunior(props: RequestListProps) {
  const toast = useToast();
  const message = useMessage(requestsMessages);
  const user = { id: ME.id, permiteTrocarConsultor: false };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the router, which follows the links.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by keyboard as by mouse.
    <div
      onClick={(event) => {
        const address = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
        const request = props.requests?.find((one) => props.hrefOf(one) === address);
        if (!request) return;
        event.preventDefault();
        const question = openingQuestion(
          { status: 'COTACAO_AGENCIA', responsavel: request.responsavel },
          { user, ownAgency: true, supportDesk: false },
        );
        if (question === 'blocked') toast({ tipo: 'ERROR', text: message('erro_solicitacao_ja_atribuida') });
      }}
    >
      <RequestList {...props} />
    </div>
  );
}

export const MayNotOpen: Story = {
  name: 'Q-030 without the right to change consultants a colleague’s request stays closed, and the reason is said over the list',
  args: { requests: [requestSummary(0, { responsavel: ME }), requestSummary(1, { responsavel: COLLEAGUE })] },
  render: (args) => (
    <ToastProvider>
      <ListOfAJunior {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const reason = 'Esta solicitação já está com outro consultor e não pode ser aberta.';
    await userEvent.click(canvas.getByRole('link', { name: /48210/ }));
    await expect(screen.queryByText(reason)).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /48217/ }));
    const said = await screen.findByText(reason);
    await expect(said.closest('[data-tipo]')).toHaveAttribute('data-tipo', 'ERROR');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
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

export const EmptyInWordsOfItsOwn: Story = {
  name: 'A-115 an empty list of another kind says what appears in it',
  args: { requests: [], emptyHint: 'As emissões alteradas aparecem aqui.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As emissões alteradas aparecem aqui.')).toBeVisible();
    await expect(canvas.queryByText(/enviarem aparecem/)).toBeNull();
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

export const LongStatus: Story = {
  name: 'a status that is longer than its column ends within it, and its tip has it whole',
  args: { requests: [requestSummary(1, { status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_CANCELAMENTO_PENDENTE' })] },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Cancelamento de emissão pendente');
    const badge = words.closest('[data-slot="badge"]') as HTMLElement;
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(badge.getBoundingClientRect().right);
    await pointAt(words);
    await expect(await screen.findByRole('tooltip', undefined, FETCHED)).toHaveTextContent('Cancelamento de emissão pendente');
  },
};

export const LatestFirst: Story = {
  name: 'with the latest deadline first the requests keep the order in which they come, without steps of urgency',
  args: { requests: [3, 1, 2].map((index) => requestSummary(index)), latestFirst: true },
  play: async ({ canvas, canvasElement }) => {
    const numbers = canvas.getAllByRole('link').map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0]));
    await expect(numbers).toEqual([3, 1, 2].map((index) => requestSummary(index).id));
    await expect(canvasElement.querySelector('th[scope="colgroup"]')).toBeNull();
  },
};

/** The choice is kept here, as the app keeps it. */
function Choosing(props: RequestListProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <RequestList
      {...props}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        props.onSelectionChange?.(next);
      }}
    />
  );
}

const headings = (root: HTMLElement) => [...root.querySelectorAll('thead th')].map(({ textContent }) => textContent);

export const SomeChosen: Story = {
  tags: ['picture'],
  args: { requests: requestSummaries(6), selection: new Set(requestSummaries(3).map(({ uuid }) => uuid)), onSelectionChange: fn() },
};

export const Chosen: Story = {
  name: 'B-044 requests are chosen by their boxes, with Shift all between two, and all at once by the box of the heading',
  args: { requests: requestSummaries(6), onSelectionChange: fn() },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: /^Selecionar a solicitação \d+$/ });
    const [, second, third, fourth] = boxes;
    if (!second || !third || !fourth) throw new Error('no rows');
    await userEvent.click(second);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(fourth);
    await userEvent.keyboard('{/Shift}');
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true, true, false, false]);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar todas as solicitações' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    const uuids = new Set(args.requests?.map(({ uuid }) => uuid));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(uuids);
    await userEvent.click(third);
    await expect(third).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar todas as solicitações' })).not.toBeChecked();
  },
};

export const ChosenOnPhone: Story = {
  name: 'B-044 on a phone a card is chosen by its box, and the press on it opens nothing',
  ...phone,
  args: { requests: requestSummaries(3), onSelectionChange: fn() },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const [first, , last] = await canvas.findAllByRole('checkbox');
    if (!first || !last) throw new Error('no cards');
    await userEvent.click(first);
    await userEvent.click(last);
    await userEvent.click(first);
    await expect([first, last].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(3);
    await expect(location.hash).not.toContain('relatorio');
  },
};

export const Arranged: Story = {
  name: 'B-046 the columns that somebody chose, in their order; ordered by one of them the requests stand as they come, and nothing parts them',
  args: {
    columns: ['numero', 'cliente', 'prazo', 'responsavel'],
    order: { coluna: 'cliente', sentido: 'decrescente' },
    onOrderChange: fn(),
    widths: { cliente: 320 },
    onWidthChange: fn(),
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(headings(canvasElement)).toEqual(['Nº', 'Cliente', 'Prazo', 'Responsável']);
    const client = canvas.getByRole('columnheader', { name: /^Cliente/ });
    await expect(client).toHaveAttribute('aria-sort', 'descending');
    await expect(client.getBoundingClientRect().width).toBe(320);
    await expect(canvas.queryByText('Vencidas')).toBeNull();
    const numbers = [...canvasElement.querySelectorAll('tbody a')].map(({ textContent }) => textContent);
    await expect(numbers).toEqual(args.requests?.map(({ idSolicitacao }) => `Solicitação ${idSolicitacao}`));
    await userEvent.click(canvas.getByRole('button', { name: 'Prazo' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith({ coluna: 'prazo', sentido: 'crescente' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cliente' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith(null);
    (await canvas.findByRole('separator', { name: 'Largura da coluna Nº' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onWidthChange).toHaveBeenLastCalledWith('numero', 136);
  },
};
