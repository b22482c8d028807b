import type { ApprovalDifference } from '@guiche/domain/changed-issues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, hotelService } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { ChangedService } from './index.ts';

const changed = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-20T12:00:00Z' });
const flight = airService({ cotacoes: [changed], escolhida: changed, idCotacaoEscolhida: changed.id, valorAprovado: 1500 });
const difference = { valorAprovado: 1500, total: 1587.54, diferenca: 87.54, reservaAlterada: false, reserva: [] };
/** The return leaves later, and the connection is gone. */
const anotherReservation: ApprovalDifference = {
  ...difference,
  reservaAlterada: true,
  reserva: [
    {
      part: 'voo',
      place: 2,
      approved: ['LA', '3345', 'REC', 'GRU', '2026-12-13T08:10', '2026-12-13T11:40'],
      present: ['LA', '3347', 'REC', 'GRU', '2026-12-13T15:05', '2026-12-14T00:35'],
    },
    { part: 'voo', place: 3, approved: ['LA', '4120', 'GRU', 'POA', '2026-12-13T13:00', '2026-12-13T14:40'], present: null },
  ],
};

const partly = storedRoundTrip({ statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' });
const cancelled = airService({
  escolhida: {
    ...partly,
    segmentos: partly.segmentos.map((segment, index) => ({ ...segment, status: index === 1 ? ('PENDENTE_CANCELAMENTO' as const) : null })),
  },
});
const [stay] = hotelService().cotacoes;
const hotel = hotelService({
  escolhida: stay ? { ...stay, statusCotacao: 'EMISSAO_ALTERACAO' } : null,
  observacao: 'Uma noite a mais, até dia 15.',
});

const meta = {
  title: 'Request/ChangedService',
  component: ChangedService,
  args: { service: flight, difference },
} satisfies Meta<typeof ChangedService>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <div className="g:grid g:gap-3">
      <ChangedService service={flight} difference={difference} />
      <ChangedService service={flight} difference={anotherReservation} />
      <ChangedService service={cancelled} />
      <ChangedService service={hotel} />
    </div>
  ),
};
export const NothingChosen: Story = { args: { service: airService({ escolhida: null }), difference: null } };
export const OnPhone: Story = { ...States, globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const OldAndNew: Story = {
  name: 'shows what was approved, what it costs now and the difference side by side, and that the reservation is another one',
  args: { difference: anotherReservation },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s/g, ' ')])).toEqual([
      ['Aprovado', 'R$ 1.500,00'],
      ['Agora', 'R$ 1.587,54'],
      ['Diferença', 'R$ 87,54'],
    ]);
    await expect(canvas.getByText(/não é mais a que o cliente aprovou/)).toBeVisible();
    const cellsOf = (name: RegExp) =>
      within(canvas.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    await expect(cellsOf(/^Voo 2/)).toEqual([
      'LA 3345, REC → GRU, 13/12/2026 08:10 – 11:40',
      'LA 3347, REC → GRU, 13/12/2026 15:05 – 14/12/2026 00:35',
    ]);
    await expect(cellsOf(/^Voo 3/)[1]).toBe('–');
    // On a phone a day is not broken within.
    const cell = canvas.getAllByRole('row', { name: /^Voo/ })[0]?.lastElementChild;
    await expect(cell && getComputedStyle(cell).overflowWrap).toBe('break-word');
  },
};

export const ToldMore: Story = {
  name: 'S-001 what else is told of the service stands below what was chosen, above its values',
  args: { children: <p>10/12/2026 · Ana Beatriz Lima</p> },
  play: async ({ canvas }) => {
    const more = canvas.getByText('10/12/2026 · Ana Beatriz Lima');
    await expect(more.compareDocumentPosition(canvas.getByText('Aprovado'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(more.compareDocumentPosition(canvas.getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};

export const OtherKinds: Story = {
  name: 'S-001 shows what was approved of a hotel, a car and a bus beside what is reserved now',
  args: {
    service: hotel,
    difference: {
      ...difference,
      reservaAlterada: true,
      reserva: [
        { part: 'nome', place: 1, approved: ['Hotel Boa Viagem'], present: ['Íbis Recife'] },
        { part: 'checkout', place: 1, approved: ['2026-12-13T12:00'], present: ['2026-12-14T12:00'] },
        { part: 'retirada', place: 1, approved: ['2026-12-10', '10:00', 'Aeroporto'], present: ['2026-12-10', '18:00', 'Centro'] },
        { part: 'partida', place: 1, approved: [null], present: ['2026-12-10T22:30'] },
      ],
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(-4);
    await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Hotel', 'Hotel Boa Viagem', 'Íbis Recife'],
      ['Check-out', '13/12/2026 12:00', '14/12/2026 12:00'],
      ['Retirada', '10/12/2026 10:00, Aeroporto', '10/12/2026 18:00, Centro'],
      ['Partida', '–', '10/12/2026 22:30'],
    ]);
  },
};

export const Wishes: Story = {
  name: 'says which segment is to be cancelled, and what the client asks for',
  render: () => (
    <>
      <ChangedService service={cancelled} />
      <ChangedService service={hotel} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A cancelar: o 2º trecho')).toBeVisible();
    await expect(canvas.getByText('Uma noite a mais, até dia 15.')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit beside one another',
  args: { difference: { ...difference, valorAprovado: 1234567.89, total: 12345678.9, diferenca: 11111111.01 } },
  play: async ({ canvasElement }) => {
    const { shown, unfitting } = largeAmounts(canvasElement);
    await expect(shown.length).toBeGreaterThan(2);
    await expect(unfitting).toEqual([]);
  },
};
