import { requestsMessages } from '@guiche/domain/messages/requests';
import { aboveLowestTotal, quoteButton } from '@guiche/domain/quotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { PARTICULARITIES } from '../../test-support/client-fixtures.ts';
import { airService, CONSULTANTS, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { AttachmentsButton } from '../attachments-button/index.ts';
import { ParticularitiesBox } from '../particularities-box/index.ts';
import { QuoteCard } from '../quote-card/index.ts';
import { ServicePanel } from '../service-panel/index.ts';
import { RequestDesk } from './request-desk.tsx';

const quotes = [
  storedRoundTrip({ total: 1741.08, quantidadeBagagem: 0 }),
  storedRoundTrip({ id: '00000000-0000-4000-8000-0000000000c9' }),
  storedRoundTrip({ id: '00000000-0000-4000-8000-0000000000ca', total: 2310.4, aguardandoFornecedor: true }),
];
const request = travelRequest({ servicosAereos: [airService({ cotacoes: quotes })] });

const meta: Meta<typeof RequestDesk> = {
  title: 'Request/RequestDesk',
  component: RequestDesk,
  parameters: { layout: 'fullscreen' },
  args: {
    request,
    deadline: 'dataVencimentoCotacao',
    now: NOW,
    back: { href: '#/agencia', label: 'Voltar para a lista' },
    onRelease: fn(),
    onChangeResponsible: fn(),
    onLoadConsultants: fn(async () => CONSULTANTS),
    onRailOpenChange: fn(),
    actions: <Button tone="primary">Concluir cotação</Button>,
    children: (
      <ServicePanel service={airService({ cotacoes: quotes })} request={request} now={NOW} onAdd={fn()}>
        {quotes.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            now={NOW}
            button="confirmar_dados"
            aboveLowest={aboveLowestTotal(quote, quotes)}
            onOpen={fn()}
            onRemove={fn()}
          />
        ))}
      </ServicePanel>
    ),
  },
  render: function Remembering(args) {
    const [open, setOpen] = useState(args.railOpen ?? true);
    return (
      <div className="g:p-4">
        <RequestDesk
          {...args}
          railOpen={open}
          onRailOpenChange={(next) => {
            setOpen(next);
            args.onRailOpenChange?.(next);
          }}
        />
      </div>
    );
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const WIDE = { viewport: { value: 'desktop', isRotated: false } } as const;
const PHONE = { viewport: { value: 'mobile2', isRotated: false } } as const;

export const Desk: Story = { globals: WIDE };
export const RailHidden: Story = { globals: WIDE, args: { railOpen: false } };
export const OnPhone: Story = { globals: PHONE };

export const Rail: Story = {
  name: 'on a wide screen the rail is open beside the quotes, and can be hidden',
  globals: WIDE,
  play: async ({ args, canvas, userEvent }) => {
    const rail = canvas.getByRole('complementary', { name: 'Dados da solicitação' });
    const service = canvas.getByRole('region', { name: /REC/ });
    await expect(rail.getBoundingClientRect().left).toBeGreaterThanOrEqual(service.getBoundingClientRect().right);
    // Each fact stands once: not in the head too.
    await expect(canvas.getAllByText('em 2 h 10')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Liberar' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar os dados', expanded: true }));
    await expect(args.onRailOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getAllByText('em 2 h 10')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Liberar' })).toHaveLength(1);
  },
};

export const Narrow: Story = {
  name: 'on a narrow screen the rail is closed until it is asked for, whatever was chosen on a wide one',
  globals: PHONE,
  args: { onLog: fn(), actions: <Button tone="quiet">Conversa</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    const [show, chat] = ['Mostrar os dados', 'Conversa'].map((name) => canvas.getByRole('button', { name }).getBoundingClientRect().left);
    await expect(show).toBe(chat);
    await expect(canvas.getByText('em 2 h 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar os dados', expanded: false }));
    const rail = canvas.getByRole('complementary', { name: 'Dados da solicitação' });
    await expect(rail.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('region', { name: /REC/ }).getBoundingClientRect().top,
    );
    await expect(canvas.getAllByText('em 2 h 10')).toHaveLength(1);
    await expect(args.onRailOpenChange).not.toHaveBeenCalled();
  },
};

export const Unfolded: Story = {
  name: 'on a narrow screen what was unfolded beside one desk stays so when another takes its place, where the screen remembers it',
  globals: PHONE,
  args: { onUnfoldedChange: fn() },
  render: function Swapped(args) {
    const [unfolded, setUnfolded] = useState(false);
    const [loaded, setLoaded] = useState(false);
    return (
      <div className="g:grid g:gap-4 g:p-4">
        <Button onClick={() => setLoaded(true)}>Carregar</Button>
        <RequestDesk
          {...args}
          key={String(loaded)}
          unfolded={unfolded}
          onUnfoldedChange={(next) => {
            setUnfolded(next);
            args.onUnfoldedChange?.(next);
          }}
        />
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar os dados' }));
    await expect(args.onUnfoldedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Carregar' }));
    await expect(canvas.getByRole('complementary', { name: 'Dados da solicitação' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar os dados', expanded: true }));
    await expect(args.onUnfoldedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

const pressed = fn();

export const BlockedByDesk: Story = {
  name: 'A-140 Q-039 a request whose changes the support desk blocks says why; what reads it is there, and nothing that changes it',
  globals: WIDE,
  args: {
    readOnlyReason: requestsMessages.ptBr.alteracao_bloqueada_atendimento,
    onLog: () => pressed('log'),
    // As the screen gives them: what only reads stays, what changes the request is not passed.
    actions: (
      <>
        <Button onClick={() => pressed('chat')}>Conversa</Button>
        <Button onClick={() => pressed('report')}>Gerar relatório</Button>
      </>
    ),
    children: (
      <ServicePanel
        service={airService({ cotacoes: quotes })}
        request={request}
        now={NOW}
        actions={<AttachmentsButton count={2} onOpen={() => pressed('files')} />}
        onCompare={() => pressed('compare')}
      >
        {quotes.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            now={NOW}
            button={quoteButton(quote, true)}
            onOpen={() => pressed('consult')}
            onLog={() => pressed('quote log')}
            onCopy={() => pressed('copy')}
          />
        ))}
      </ServicePanel>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const reason = canvas.getByText('As alterações desta solicitação estão bloqueadas pelo sistema de atendimento.');
    await expect(reason).toBeVisible();
    const services = within(canvas.getByRole('region', { name: /REC/ }));
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('region', { name: /REC/ }).getBoundingClientRect().top,
    );
    const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;
    const card = within(services.getAllByRole('article')[0] as HTMLElement);
    await expect(card.getAllByRole('button').map(nameOf)).toEqual(['Histórico', 'Composição', 'Mais ações', 'Consultar']);
    for (const change of ['Adicionar cotação', /^Remover/, /^(Confirmar|Editar) dados/, /^Concluir/, 'Retornar'])
      await expect(canvas.queryByRole('button', { name: change })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Histórico' })[0] as HTMLElement);
    for (const name of ['Conversa', 'Gerar relatório', /^Anexos/, /^Comparar/]) await userEvent.click(canvas.getByRole('button', { name }));
    for (const name of ['Histórico', /^Consultar/, 'Mais ações']) await userEvent.click(card.getByRole('button', { name }));
    await expect(screen.queryByRole('menuitem', { name: /^Duplicar/ })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copiar/ }));
    await expect(pressed.mock.calls.flat()).toEqual(['log', 'chat', 'report', 'files', 'compare', 'quote log', 'consult', 'copy']);
  },
};

const issued = storedRoundTrip({ id: '00000000-0000-4000-8000-0000000000cb', statusCotacao: 'EMISSAO_PENDENTE' });
const issuing = airService({ cotacoes: [issued, quotes[1] ?? issued], escolhida: issued, idCotacaoEscolhida: issued.id });
const asked = fn();

export const EverythingHere: Story = {
  name: 'Q-004 what is done with a request on its way is on one screen: issuing, cancelling, another quote, files, logs, return and conclusion',
  globals: WIDE,
  args: {
    request: travelRequest({ status: 'EMISSAO', servicosAereos: [issuing] }),
    actions: (
      <>
        <Button onClick={() => asked('return')}>Retornar</Button>
        <Button tone="primary" onClick={() => asked('conclude')}>
          Concluir emissão
        </Button>
      </>
    ),
    children: (
      <ServicePanel service={issuing} request={request} now={NOW} actions={<AttachmentsButton count={2} onOpen={() => asked('files')} />}>
        {issuing.cotacoes.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            now={NOW}
            chosen={quote === issued}
            button={quote === issued ? 'confirmar_dados' : 'consultar'}
            onOpen={() => asked(`open ${quote.statusCotacao}`)}
            onLog={() => asked(`log ${quote.statusCotacao}`)}
            end={quote === issued ? { what: 'cancel', onAct: () => asked('cancel') } : undefined}
            onChoose={quote === issued ? undefined : () => asked('choose')}
          />
        ))}
      </ServicePanel>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    asked.mockClear();
    const [chosen, other] = canvas.getAllByRole('article').map((article) => within(article));
    if (!chosen || !other) throw new Error('two quotes are shown');
    await userEvent.click(chosen.getByRole('button', { name: /^Confirmar dados/ }));
    await userEvent.click(chosen.getByRole('button', { name: /^Cancelar/ }));
    await userEvent.click(chosen.getByRole('button', { name: 'Histórico' }));
    await userEvent.click(other.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Pôr no lugar da escolhida/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Anexos/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retornar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir emissão' }));
    await expect(asked.mock.calls.flat()).toEqual([
      'open EMISSAO_PENDENTE',
      'cancel',
      'log EMISSAO_PENDENTE',
      'choose',
      'files',
      'return',
      'conclude',
    ]);
  },
};

export const Aside: Story = {
  name: 'further panels stand below the facts, and are shown and hidden with them',
  globals: WIDE,
  args: { aside: <ParticularitiesBox particularities={PARTICULARITIES} headingLevel={2} /> },
  play: async ({ canvas, userEvent }) => {
    const facts = canvas.getByRole('complementary', { name: 'Dados da solicitação' });
    const panel = canvas.getByRole('button', { name: 'Particularidades' });
    await expect(facts.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar os dados' }));
    await expect(canvas.queryByRole('button', { name: 'Particularidades' })).toBeNull();
  },
};

export const Prices: Story = {
  name: 'the prices of all quotes end in one column',
  globals: WIDE,
  play: async ({ canvas }) => {
    const edges = [/^R\$\s1\.741,08$/, /^R\$\s1\.587,54$/, /^R\$\s2\.310,40$/].map((total) =>
      Math.round(canvas.getAllByText(total)[0]?.getBoundingClientRect().right ?? 0),
    );
    await expect(new Set(edges).size).toBe(1);
    await expect(edges[0]).toBeGreaterThan(0);
  },
};
