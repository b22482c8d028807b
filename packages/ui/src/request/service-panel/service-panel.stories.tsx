import type { AirQuote } from '@guiche/domain/entities';
import { quoteName } from '@guiche/domain/quotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ToastProvider, useToast } from '../../feedback/toast/index.ts';
import { storedRoundTrip, USD } from '../../test-support/air-quote-fixtures.ts';
import {
  airService,
  busService,
  carService,
  hotelQuote,
  hotelService,
  NOW,
  otherService,
  travelRequest,
} from '../../test-support/request-fixtures.ts';
import { DraftBanner } from '../draft-banner/index.ts';
import { OtherQuoteCard } from '../other-quote-card/index.ts';
import { QuoteCard } from '../quote-card/index.ts';
import { ServicePanel, type ServicePanelProps } from './service-panel.tsx';

const quotes = [storedRoundTrip(), storedRoundTrip({ id: '00000000-0000-4000-8000-0000000000c9', total: 1741.08, quantidadeBagagem: 0 })];
const issuing = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE' });

const meta: Meta<typeof ServicePanel> = {
  title: 'Request/ServicePanel',
  component: ServicePanel,
  args: {
    service: airService({ cotacoes: quotes }),
    request: travelRequest(),
    now: NOW,
    onAdd: fn(),
    onAddIntent: fn(),
    children: quotes.map((quote) => (
      <QuoteCard key={quote.id} quote={quote} now={NOW} button="confirmar_dados" onOpen={fn()} onRemove={fn()} />
    )),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Air: Story = {};
export const Hotel: Story = {
  args: {
    service: hotelService(),
    children: (
      <OtherQuoteCard quote={hotelQuote()} service={hotelService()} now={NOW} button="confirmar_dados" onOpen={fn()} onRemove={fn()} />
    ),
  },
};
export const Car: Story = { args: { service: carService(), onAdd: undefined } };
export const Bus: Story = { args: { service: busService(), onAdd: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const SeveralLegs: Story = {
  args: {
    service: airService({
      tipo: 'MULTI',
      retroativo: true,
      acompanhantes: ['Bento Lima (3 anos)'],
      segmentos: ['GRU LIS', 'LIS MAD', 'MAD GRU'].map((leg, index) => ({
        origem: leg.slice(0, 3),
        origemData: null,
        destino: leg.slice(4),
        destinoData: null,
        data: `2026-12-1${index}`,
      })),
    }),
  },
};

export const Panels: Story = {
  name: 'Q-015 company and traveller information open by themselves, by mouse and by keyboard',
  play: async ({ canvas, userEvent }) => {
    const company = canvas.getByRole('button', { name: 'Informações da empresa' });
    const traveller = canvas.getByRole('button', { name: 'Informações do viajante' });
    await userEvent.click(company);
    await expect(canvas.getByText('Patrícia Mello')).toBeVisible();
    await expect(traveller).toHaveAttribute('aria-expanded', 'false');
    traveller.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('ana@cliente.example')).toBeVisible();
    await userEvent.click(company);
    await expect(canvas.getByText('Patrícia Mello')).not.toBeVisible();
    await expect(canvas.getByText('ana@cliente.example')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Informações do serviço' })).toBeNull();
  },
};

export const ThirdPanel: Story = {
  name: 'Q-015 a service of another kind has a third panel',
  args: { service: otherService(), onAdd: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Informações do serviço' }));
    await expect(canvas.getByText('Descrição')).toBeVisible();
  },
};

export const Vip: Story = {
  name: 'A-247 a VIP traveller carries a mark in the request',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Informações do viajante' }));
    await expect(canvas.getByText('João Sá')).toHaveTextContent('VIP');
  },
};

/** The quotes of an air service with these validities, of which null is a quote without one. */
const reserved = (...validities: readonly (string | null)[]) =>
  airService({ cotacoes: validities.map((validadeReserva, index) => storedRoundTrip({ id: `r${index}`, validadeReserva })) });
/** Local time, whatever the reader's zone. */
const local = (day: number, hours: number) => new Date(2026, 10, day, hours).toISOString();

export const EarliestReservation: Story = {
  name: 'A-081 A-082 an air service says the earliest validity of its quotes, in green while it is ahead',
  args: { service: reserved(null, local(30, 18), local(25, 9)), children: [] },
  play: async ({ args, canvas, mount }) => {
    await mount();
    const until = canvas.getByText('Reserva até 25/11/2026 09:00');
    await expect(until).toBeVisible();
    await expect(until).toHaveClass('g:text-success-ink');
    await expect(canvas.queryByText(/30\/11\/2026/)).toBeNull();
    await mount(<ServicePanel {...args} service={reserved(null, null)} />);
    await expect(canvas.queryByText(/Reserva até|Vencida/)).toBeNull();
    await mount(<ServicePanel {...args} service={hotelService()} />);
    await expect(canvas.queryByText(/Reserva até|Vencida/)).toBeNull();
  },
};

export const EarliestReservationExpired: Story = {
  name: 'A-081 A-082 once the earliest validity has passed, the air service says in red that the price is not guaranteed',
  args: { service: reserved(local(30, 18), local(5, 18)), children: [] },
  play: async ({ canvas }) => {
    const expired = canvas.getByText('Vencida 05/11/2026 18:00');
    await expect(expired).toBeVisible();
    await expect(canvas.getByText('Reserva expirada, sem garantia de preço.')).toBeVisible();
    await expect(expired.parentElement).toHaveClass('g:text-danger-ink');
  },
};

export const Note: Story = {
  name: 'Q-017 the client’s note shows while the chosen quote waits for its issue, and not in the history',
  args: {
    service: airService({ observacao: 'Assento na janela, de preferência à frente.', cotacoes: [issuing], escolhida: issuing }),
    children: <QuoteCard quote={issuing} now={NOW} chosen button="editar_dados" onOpen={fn()} />,
    onAdd: undefined,
  },
  play: async ({ args, mount }) => {
    const canvas = await mount();
    await expect(canvas.getByText('Assento na janela, de preferência à frente.')).toBeVisible();
    await mount(<ServicePanel {...args} history />);
    await expect(canvas.queryByText(/Assento na janela/)).toBeNull();
  },
};

export const Add: Story = {
  name: 'Q-016 adding is offered where it is given',
  play: async ({ args, mount, userEvent }) => {
    const canvas = await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar cotação' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAddIntent).toHaveBeenCalled();
    await mount(<ServicePanel service={args.service} request={args.request} now={NOW} />);
    await expect(canvas.queryByRole('button', { name: 'Adicionar cotação' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'without quotes it offers the first one',
  args: { service: airService({ cotacoes: [] }), children: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nenhuma cotação ainda')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar cotação' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

/** A panel whose first quote the client chose, with removing put together from its parts as a screen does it. */
function PanelWithRemoval(props: ServicePanelProps) {
  const toast = useToast();
  const [left, setLeft] = useState<readonly AirQuote[]>(quotes);
  const remove = (quote: AirQuote) => {
    setLeft(left.filter((other) => other !== quote));
    const action = { label: 'Desfazer', onAct: () => setLeft(left) };
    toast({ tipo: 'SUCCESS', text: `Cotação removida: ${quoteName(quote)}.`, action });
  };
  return (
    <ServicePanel {...props} service={airService({ cotacoes: [...left] })}>
      {left.map((quote) => (
        <QuoteCard
          key={quote.id}
          quote={quote}
          now={NOW}
          chosen={quote === quotes[0]}
          button="confirmar_dados"
          onOpen={fn()}
          onRemove={() => remove(quote)}
        />
      ))}
    </ServicePanel>
  );
}
export const RemovedAndBroughtBack: Story = {
  name: 'Q-102 a removed quote leaves the service at once, without a question; a toast that names it brings it back, chosen as it was',
  render: (args) => (
    <ToastProvider>
      <PanelWithRemoval {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const cards = () => canvas.getAllByRole('article').map(({ textContent }) => /[\d.]+,\d\d/.exec(textContent ?? '')?.[0]);
    await expect(cards()).toEqual(['1.587,54', '1.741,08']);
    const [first] = canvas.getAllByRole('button', { name: 'Remover' });
    if (first) await userEvent.click(first);
    await expect(cards()).toEqual(['1.741,08']);
    await expect(canvas.queryByText('Escolhida')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(await screen.findByText('Cotação removida: Gol, GRU → REC, R$ 1.587,54.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(cards()).toEqual(['1.587,54', '1.741,08']));
    await expect(canvas.getByText('Escolhida')).toBeVisible();
  },
};

export const Compare: Story = {
  name: 'B-011 B-013 all quotes are compared with one press, and copied from the menu or by its keys',
  args: { onCompare: fn(), onCompareIntent: fn(), onCopy: fn(), onCopyAs: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comparar' }));
    await expect(args.onCompare).toHaveBeenCalledTimes(1);
    await expect(args.onCompareIntent).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações com todas as cotações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copiar texto/ }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: 'Comparar' }).focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
  },
};

export const WithNotice: Story = {
  args: {
    notices: <DraftBanner isNew offer="Gol, GRU → REC" savedAt={NOW.toISOString()} onContinue={fn()} onDiscard={fn()} />,
  },
};

export const Saving: Story = {
  name: 'Q-023 a quote that is being saved says so, and its window can be shown again',
  args: { saving: { onShow: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Salvando a cotação…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    await expect(args.saving?.onShow).toHaveBeenCalledTimes(1);
  },
};

export const RingsTouchNothing: Story = {
  name: 'the focus rings of its heading and of its rows touch neither the text nor the lines beside them',
  play: async ({ canvas, userEvent }) => {
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
      expect(outlineStyle).toBe('solid');
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    };
    await userEvent.tab();
    const heading = canvas.getByRole('heading', { level: 2 });
    // As a program gives it the focus when the button that had it is gone.
    heading.tabIndex = -1;
    heading.focus();
    const below = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
    await expect(below - heading.getBoundingClientRect().bottom).toBeGreaterThan(ringOf(heading));
    const row = canvas.getByRole('button', { name: 'Informações da empresa' });
    row.focus();
    await waitFor(() => expect(ringOf(row)).toBeLessThanOrEqual(0));
  },
};

export const PastItsQuotes: Story = {
  name: 'behind the head Tab comes to the way past the quotes, which shows while it has the focus, and moves nothing',
  args: { skip: { label: 'Ir para São Paulo → Campinas', onSkip: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Adicionar cotação' });
    const card = canvas.getAllByRole('article')[0] as HTMLElement;
    const skip = canvas.getByRole('button', { name: 'Ir para São Paulo → Campinas' });
    await expect(skip.getBoundingClientRect().width).toBeLessThan(2);
    const top = card.getBoundingClientRect().top;
    add.focus();
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(card.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('{Enter}');
    await expect(args.skip?.onSkip).toHaveBeenCalledOnce();
  },
};

export const AddFocused: Story = {
  name: 'the button that adds is handed out, with and without quotes',
  args: { addRef: fn() },
  render: (args) => (
    <>
      <ServicePanel {...args} />
      <ServicePanel {...args} service={{ ...carService(), cotacoes: [] }} />
    </>
  ),
  play: async ({ args, canvas }) => {
    for (const add of canvas.getAllByRole('button', { name: 'Adicionar cotação' })) await expect(args.addRef).toHaveBeenCalledWith(add);
  },
};

const approvedQuote = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE' });
const approvedFlight = airService({
  cotacoes: [approvedQuote],
  escolhida: approvedQuote,
  idCotacaoEscolhida: approvedQuote.id,
  valorAprovado: 1587.54,
});

const withTotal = (service: typeof approvedFlight, total: number) => ({ ...service, escolhida: { ...approvedQuote, total } });

export const PreApproved: Story = {
  name: 'S-194 at issue the service says which value was approved, as money; before anything is approved it says nothing',
  render: (args) => (
    <>
      <ServicePanel {...args} service={approvedFlight} />
      <ServicePanel {...args} service={hotelService({ valorAprovado: null })} />
    </>
  ),
  play: async ({ canvas }) => {
    const notices = canvas.getAllByText(/^Valor pré-aprovado/);
    await expect(notices.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Valor pré-aprovado R$ 1.587,54 para emissão',
    ]);
  },
};

const approvedNotice = (canvas: { getByText: (text: RegExp) => HTMLElement }) => {
  const notice = canvas.getByText(/^Valor pré-aprovado/);
  return [notice.textContent?.replace(/\s/g, ' '), notice.parentElement?.querySelector('.lucide-badge-check') !== null];
};

export const AboveApproved: Story = {
  name: 'S-194 Q-105 where the chosen quote costs more than what was approved, the service says how much, without the sign that all is well',
  args: { service: withTotal(approvedFlight, 2000.5) },
  play: async ({ canvas }) =>
    expect(approvedNotice(canvas)).toEqual(['Valor pré-aprovado R$ 1.587,54 para emissão · a escolhida está R$ 412,96 acima', false]),
};

export const BelowApproved: Story = {
  name: 'S-194 Q-105 where it costs less, the service says how much less',
  args: { service: withTotal(approvedFlight, 1500) },
  play: async ({ canvas }) =>
    expect(approvedNotice(canvas)).toEqual(['Valor pré-aprovado R$ 1.587,54 para emissão · a escolhida está R$ 87,54 abaixo', false]),
};

export const AsApproved: Story = {
  name: 'S-194 where it costs what was approved, the service says so with its sign',
  args: { service: withTotal(approvedFlight, 1587.54) },
  play: async ({ canvas }) => expect(approvedNotice(canvas)).toEqual(['Valor pré-aprovado R$ 1.587,54 para emissão', true]),
};

export const NotComparable: Story = {
  name: 'S-194 where the total cannot be compared with what was approved, the service gives no sign that all is well',
  args: { service: { ...approvedFlight, escolhida: { ...approvedQuote, moeda: USD, cotacaoMoeda: null } } },
  play: async ({ canvas }) => expect(approvedNotice(canvas)).toEqual(['Valor pré-aprovado R$ 1.587,54 para emissão', false]),
};

export const PreApprovedInHistory: Story = {
  name: 'in the history nothing is issued any more, and no approved value is told',
  args: { service: approvedFlight, history: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByText(/^Valor pré-aprovado/)).toBeNull();
  },
};
