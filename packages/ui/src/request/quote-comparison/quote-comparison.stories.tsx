import type { AirQuote, BusQuote, CarQuote } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AIRLINES, storedRoundTrip, USD } from '../../test-support/air-quote-fixtures.ts';
import { hotelQuote, otherQuote } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { QuoteComparison } from './quote-comparison.tsx';

/** A round trip whose way out takes so many minutes longer. */
function roundTrip(id: string, later: number, changes: Partial<AirQuote> = {}): AirQuote {
  const stored = storedRoundTrip({ id, ...changes });
  return {
    ...stored,
    segmentos: stored.segmentos.map((segment, index) => ({
      ...segment,
      voos: segment.voos.map((voo) => ({
        ...voo,
        ciaData: AIRLINES[later % AIRLINES.length] ?? null,
        dataChegada: index > 0 || voo.dataChegada === null ? voo.dataChegada : `${voo.dataChegada.slice(0, 14)}${String(25 + later)}`,
      })),
    })),
  };
}
const cheap = roundTrip('a', 20, { total: 1280, quantidadeBagagem: 0, tarifaTotal: 1280 });
const fast = roundTrip('b', 0, { total: 1480.5 });
const foreign = roundTrip('c', 5, { total: 300, moeda: USD, cotacaoMoeda: 5.4321, quantidadeBagagem: 2 });
const { descricao: _, ...common } = otherQuote();
const bus: BusQuote = {
  ...common,
  id: 'bus1',
  nomeCia: 'Viação Cometa',
  classe: 'LEITO',
  dataPartida: '2026-12-10T22:30',
  dataChegada: '2026-12-11T06:10',
};
const car: CarQuote = {
  ...common,
  id: 'car1',
  nomeCia: 'Localiza',
  urlImagemCia: null,
  categoria: 'ECONOMICA',
  nomeModelo: 'Onix 1.0',
  cambio: 'Manual',
  arcondicionado: true,
  valorDiaria: 150,
  quantidadeDiarias: 2,
  dataRetirada: '2026-12-10',
  horaRetirada: '10:00',
  localRetirada: 'Aeroporto do Recife',
  cidadeRetirada: 'Recife, PE',
  dataDevolucao: '2026-12-12',
  horaDevolucao: '10:00',
  localDevolucao: 'Aeroporto do Recife',
  cidadeDevolucao: 'Recife, PE',
};
const ten = Array.from({ length: 10 }, (_unused, index) => roundTrip(String(index), index, { total: 1200 + index * 37.5 }));

const meta: Meta<typeof QuoteComparison> = {
  title: 'Request/QuoteComparison',
  component: QuoteComparison,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  args: { open: true, onOpenChange: fn(), quotes: [fast, cheap, foreign], context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Lima' },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The values of a row, by its name. */
async function row(name: RegExp): Promise<readonly (string | null)[]> {
  const found = await screen.findByRole('row', { name });
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

export const Air: Story = {};
export const Hotel: Story = {
  args: {
    quotes: [
      hotelQuote(),
      hotelQuote({ id: 'h2', nome: 'Pousada do Mar', total: 1200, tarifaMedia: 300, prazoCancelamento: '2026-12-08T15:00:00Z' }),
    ],
  },
};

export const ChosenBesideItsName: Story = {
  name: 'the mark of the chosen quote does not touch its name',
  args: { quotes: [hotelQuote(), hotelQuote({ id: 'h2', nome: 'Pousada do Mar' })], chosen: hotelQuote().id },
  play: async () => {
    const mark = (await screen.findByText('Escolhida')).closest('[data-slot="badge"]');
    if (!mark?.previousSibling) throw new Error('The quote has no mark beside its name.');
    const name = document.createRange();
    name.selectNode(mark.previousSibling);
    const [from, to] = [name.getBoundingClientRect(), mark.getBoundingClientRect()];
    await expect(to.left - from.right >= 4 || to.top >= from.bottom).toBe(true);
  },
};

export const Car: Story = {
  args: { quotes: [car, { ...car, id: 'car2', nomeCia: 'Movida', nomeModelo: 'HB20', cambio: 'Automático', total: 1700 }] },
};
export const Bus: Story = {
  args: {
    quotes: [bus, { ...bus, id: 'bus2', nomeCia: 'Itapemirim', classe: 'CONVENCIONAL', total: 900, dataChegada: '2026-12-11T07:40' }],
  },
};
export const Other: Story = {
  args: { quotes: [otherQuote(), otherQuote({ id: 'o2', descricao: 'Transfer em van,\nida e volta', total: 800 })] },
};
export const Ten: Story = { args: { quotes: ten } };
export const WithoutPrice: Story = {
  args: { quotes: [fast, roundTrip('d', 5, { total: 0 }), roundTrip('e', 8, { statusCotacao: 'COTACAO_CANCELADA' })], chosen: 'b' },
};
export const WithoutRate: Story = {
  name: 'B-010 a quote whose exchange rate is unknown is not compared, and is not called cancelled',
  args: { quotes: [fast, { ...foreign, cotacaoMoeda: null }, roundTrip('e', 8, { statusCotacao: 'EMISSAO_CANCELADA' })] },
  play: async () => {
    const total = within(await screen.findByRole('row', { name: /^Total/ })).getAllByRole('cell');
    await expect(total.map(({ textContent }) => textContent?.includes('Cancelada'))).toEqual([false, false, true]);
  },
};
export const LongContent: Story = {
  args: { quotes: [hotelQuote({ nome: 'Hotel'.repeat(40), tipoApartamento: 'Suíte presidencial '.repeat(10) }), hotelQuote({ id: 'h2' })] },
};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } }, tags: ['picture'] };

export const Best: Story = {
  name: 'B-010 B-011 cheapest and fastest say so, the others how far they are above the cheapest, in money and per cent',
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Comparar cotações' })).toBeVisible());
    const [first, second, third] = await row(/^Total/);
    await expect(first).toMatch(/^R\$\s1\.480,50\+ R\$\s200,50 \(15,7\u00a0%\) Acima do menor preçoMais rápida$/);
    await expect(second).toMatch(/^R\$\s1\.280,00Menor preço$/);
    await expect(third).toMatch(/^US\$\s300,00\+ R\$\s349,63 \(27,3\u00a0%\)/);
  },
};

export const Differences: Story = {
  name: 'B-011 rows that differ are marked with a sign; one press hides the others, and another brings them back',
  play: async ({ userEvent }) => {
    const hide = await screen.findByRole('checkbox', { name: 'Ocultar linhas iguais' });
    const all = rowNames();
    await expect(all).toEqual(expect.arrayContaining(['Duração≠ difere', 'Bagagem≠ difere', 'Volta', 'Paradas']));
    await expect(await row(/^Bagagem/)).toEqual(['Bagagem inclusa: 1 de 23 kg', 'Bagagem não inclusa', 'Bagagem inclusa: 2 de 23 kg']);
    await userEvent.click(hide);
    await expect(rowNames()).toEqual(['Total', ...all.filter((name) => name?.includes('≠'))]);
    await userEvent.click(hide);
    await expect(rowNames()).toEqual(all);
  },
};

export const AllEqual: Story = {
  name: 'B-011 when nothing but the price differs it says so',
  args: { quotes: [fast, { ...fast, id: 'z', total: 1500 }] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ocultar linhas iguais' }));
    await expect(rowNames()).toEqual(['Total']);
    await expect(screen.getByText('Fora o preço, estas cotações não diferem.')).toBeVisible();
  },
};

export const ScrollsInside: Story = {
  ...onScreen('phone'),
  name: 'B-011 ten quotes scroll inside the table on a phone, and the names of the rows stay in sight',
  args: { quotes: ten },
  play: async () => {
    const table = await screen.findByRole('region', { name: 'Cotações lado a lado' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const name = screen.getByRole('rowheader', { name: /^Bagagem/ });
    const before = name.getBoundingClientRect().left;
    table.scrollLeft = 600;
    await waitFor(() => expect(table.scrollLeft).toBe(600));
    await expect(name.getBoundingClientRect().left).toBeCloseTo(before, 0);
    await expect(screen.getAllByRole('columnheader')).toHaveLength(10);
  },
};

export const Chooses: Story = {
  name: 'B-011 another quote is chosen in the place of the one that is, which has no button; none while nothing can be chosen',
  args: { quotes: [fast, cheap, foreign], chosen: 'b', onChoose: fn() },
  play: async ({ args, mount, userEvent }) => {
    await mount();
    await screen.findByRole('dialog', { name: 'Comparar cotações' });
    const buttons = screen.getAllByRole('button', { name: /^Escolher a opção/ });
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Escolher a opção 2', 'Escolher a opção 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Escolher a opção 3' }));
    await expect(args.onChoose).toHaveBeenCalledWith(foreign);
    await mount(<QuoteComparison {...args} onChoose={args.onChoose} disabled />);
    await userEvent.click(await screen.findByRole('button', { name: 'Escolher a opção 2' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await mount(<QuoteComparison {...args} onChoose={undefined} />);
    await expect(screen.queryByRole('button', { name: /^Escolher a opção/ })).toBeNull();
  },
};

export const Closes: Story = {
  name: 'B-011 Escape closes it',
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Comparar cotações' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit into their columns',
  args: { quotes: [roundTrip('a', 20, { total: 12345678.9, tarifaTotal: 12345678.9 }), roundTrip('b', 0, { total: 1234567.89 })] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(1);
    await expect(unfitting).toEqual([]);
  },
};
