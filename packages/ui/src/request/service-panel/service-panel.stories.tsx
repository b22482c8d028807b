import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
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
import { OtherQuoteCard } from '../other-quote-card/index.ts';
import { QuoteCard } from '../quote-card/index.ts';
import { ServicePanel } from './service-panel.tsx';

const quotes = [storedRoundTrip(), storedRoundTrip({ id: '00000000-0000-4000-8000-0000000000c9', total: 1741.08, quantidadeBagagem: 0 })];
const issuing = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE' });

const meta: Meta<typeof ServicePanel> = {
  title: 'Request/ServicePanel',
  component: ServicePanel,
  args: {
    service: airService({ cotacoes: quotes }),
    request: travelRequest(),
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
export const Hotel: Story = { args: { service: hotelService(), onAdd: undefined, children: <OtherQuoteCard quote={hotelQuote()} /> } };
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
    await mount(<ServicePanel service={args.service} request={args.request} />);
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

export const Draft: Story = {
  name: 'an unsaved quote can be continued or discarded',
  args: { draft: { onContinue: fn(), onDiscard: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.draft?.onContinue).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(args.draft?.onDiscard).toHaveBeenCalledTimes(1);
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
