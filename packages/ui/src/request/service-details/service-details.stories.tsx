import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { NO_PARTICULARITIES, PARTICULARITIES, preferencesOf } from '../../test-support/client-fixtures.ts';
import { airService, busService, carService, hotelService, otherService } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { ServiceDetails } from './service-details.tsx';

const PROGRAMMES = {
  byTraveller: {
    v1: [
      { programa: 'LATAM Pass', numero: '4410982237' },
      { programa: 'Smiles', numero: '8830114456' },
    ],
    v2: [],
  },
};
const NOTE = 'Chegar até as 8h para reunião no cliente.\nAssento no corredor.';

const meta = {
  title: 'Request/ServiceDetails',
  component: ServiceDetails,
  ...onScreen('desk'),
  args: {
    service: airService({ observacao: NOTE, acompanhantes: ['Bento Lima (3 anos)'] }),
    particularities: { particularities: PARTICULARITIES },
    programmes: PROGRAMMES,
    onShowTravellers: fn(),
  },
  decorators: [(Story) => <div className="g:max-w-92">{Story()}</div>],
} satisfies Meta<typeof ServiceDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
interface Choosing extends Pick<Parameters<Play>[0], 'canvas'> {
  userEvent: { click: (element: Element) => Promise<unknown> };
}
/** Chooses a view; on a phone the panel is folded before. */
async function choose({ canvas, userEvent }: Choosing, name: string) {
  const folded = canvas.queryByRole('button', { name: 'Viajante e serviço', expanded: false });
  if (folded) await userEvent.click(folded);
  await userEvent.click(await canvas.findByRole('tab', { name }));
}
/** Chooses a view without the focus: the page of the component would scroll to it as soon as it is opened. */
const showing =
  (name: string): Play =>
  ({ canvas }) =>
    choose({ canvas, userEvent: { click: async (element) => fireEvent.click(element) } }, name);
/** The facts of the shown view, as `Adultos: 2`. */
const factsOf = (view: HTMLElement) =>
  within(view)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

export const Wishes: Story = {};
export const Travellers: Story = { tags: ['picture'], play: showing('Viajantes') };
export const Requested: Story = { tags: ['picture'], play: showing('Pedido') };
export const Hotel: Story = { args: { service: hotelService() }, play: showing('Pedido') };
export const Car: Story = { args: { service: carService() }, play: showing('Pedido') };
export const Bus: Story = { args: { service: busService() }, play: showing('Pedido') };
export const Other: Story = { args: { service: otherService() }, play: showing('Pedido') };
export const NothingWanted: Story = { args: { particularities: { particularities: NO_PARTICULARITIES } } };
export const OnPhone: Story = {
  ...onScreen('phone'),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Viajante e serviço', expanded: false })).toBeVisible(),
};

export const LongContent: Story = {
  ...onScreen('small'),
  args: {
    service: airService({
      viajantes: [
        { id: 'v1', nomeCompleto: 'Companhia'.repeat(9), email: `${'maria'.repeat(12)}@aurora.example`, vip: true, premium: false },
      ],
      acompanhantes: ['Montenegro'.repeat(6), 'Albuquerque'.repeat(6)],
    }),
    programmes: { byTraveller: { v1: [{ programa: 'Programa de relacionamento'.repeat(3), numero: '9'.repeat(40) }] } },
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Viajantes');
    const panel = canvas.getByRole('region', { name: 'Viajante e serviço' });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Parts: Story = {
  name: 'Q-058 the panel has the particularities, travellers, companions and adults, and what was requested with its note and fields',
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('tabpanel');
    await expect(within(shown()).getByText(/^Assento no corredor/)).toBeVisible();
    await expect(shown()).toHaveTextContent('Tour code');
    await choose({ canvas, userEvent }, 'Viajantes');
    const people = within(shown()).getAllByRole('listitem');
    await expect(people).toHaveLength(2);
    await expect(people[0]).toHaveTextContent('Ana Beatriz Limaana@cliente.example');
    await expect(people[1]).toHaveTextContent('João SáVIP');
    await expect(factsOf(shown()).slice(-2)).toEqual(['Acompanhantes: Bento Lima (3 anos)', 'Adultos: 2']);
    await choose({ canvas, userEvent }, 'Pedido');
    await expect(factsOf(shown())).toEqual([
      '10/12/2026: GRU → RECSão Paulo, SP → Recife, PE',
      '14/12/2026: REC → GRURecife, PE → São Paulo, SP',
      `Observação: ${NOTE}`,
      'Centro de custo: 4.120 · Comercial',
    ]);
  },
};

export const EachKind: Story = {
  name: 'Q-058 each kind of service says where and when it was requested; without a note and companions it says so',
  play: async ({ args, canvas, mount, userEvent }) => {
    const requested = async (service: (typeof args)['service']) => {
      await mount(<ServiceDetails {...args} key={service.id} service={{ ...service, camposCustomizados: [] }} />);
      await choose({ canvas, userEvent }, 'Pedido');
      return factsOf(canvas.getByRole('tabpanel'));
    };
    const none = 'Observação: nenhuma';
    await expect(await requested(hotelService())).toEqual([
      'Cidade: Recife, PE',
      'Check-in: 10/12/2026 14:00',
      'Check-out: 14/12/2026 12:00',
      none,
    ]);
    await expect(await requested(carService())).toEqual([
      'Retirada: 10/12/2026 12:30Recife, PE',
      'Devolução: 14/12/2026 17:00João Pessoa, PB',
      none,
    ]);
    await expect(await requested(busService())).toEqual(['11/12/2026: Recife, PE → Caruaru, PE', none]);
    await expect(await requested(otherService())).toEqual(['Descrição: Seguro viagem nacional, 5 dias', none]);
    await choose({ canvas, userEvent }, 'Viajantes');
    await expect(factsOf(canvas.getByRole('tabpanel')).at(-2)).toBe('Acompanhantes: nenhum');
  },
};

export const Programmes: Story = {
  name: 'Q-304 each traveller has the loyalty programmes with their numbers, or none; they are asked for when the travellers are shown',
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onShowTravellers).not.toHaveBeenCalled();
    await choose({ canvas, userEvent }, 'Viajantes');
    await expect(args.onShowTravellers).toHaveBeenCalledTimes(1);
    const [ana, joao] = canvas.getAllByRole('listitem');
    await expect(factsOf(ana as HTMLElement)).toEqual(['LATAM Pass: 4410982237', 'Smiles: 8830114456']);
    await expect(joao).toHaveTextContent('Sem programa de fidelidade');
  },
};

export const Loading: Story = {
  args: { particularities: { particularities: undefined }, programmes: { byTraveller: {} } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: 'Carregando as particularidades' })).toBeVisible();
    await choose({ canvas, userEvent }, 'Viajantes');
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando os programas de fidelidade');
    await expect(canvas.getByText('Ana Beatriz Lima')).toBeVisible();
    await expect(canvas.queryByText('Sem programa de fidelidade')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Q-304 programmes that could not be loaded say so in their place, once, and offer to try again; the known ones stay',
  tags: ['picture'],
  args: {
    programmes: { byTraveller: { v1: PROGRAMMES.byTraveller.v1 }, error: 'Erro ao recuperar as milhas.', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Viajantes');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao recuperar as milhas.');
    await expect(canvas.getByText('4410982237')).toBeVisible();
    await expect(canvas.queryByText('Sem programa de fidelidade')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.programmes.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const WishesFailed: Story = {
  args: { particularities: { particularities: undefined, error: 'Erro ao buscar as particularidades.', onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao buscar as particularidades.'),
};

export const InLittleRoom: Story = {
  name: 'Q-058 in little height the view scrolls by itself under its tabs, and Tab leads into it, where the keys scroll',
  args: { particularities: { particularities: { ...PARTICULARITIES, preferencias: preferencesOf(1600) } } },
  decorators: [(Story) => <div className="g:flex g:h-48 g:flex-col">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('region', { name: 'Viajante e serviço' });
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(192);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    // A browser's keys scroll what holds the focus; those of a test do not.
    panel.scrollTop = panel.scrollHeight;
    await expect(panel.scrollTop).toBeGreaterThan(0);
    const inset = canvas.getByRole('tablist').getBoundingClientRect().top - panel.getBoundingClientRect().top;
    await expect(Math.abs(inset)).toBeLessThanOrEqual(1);
  },
};
