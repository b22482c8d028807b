import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, hotelService } from '../../test-support/request-fixtures.ts';
import { ChangedService } from './index.ts';

const changed = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-20T12:00:00Z' });
const flight = airService({ cotacoes: [changed], escolhida: changed, idCotacaoEscolhida: changed.id, valorAprovado: 1500 });
const difference = { valorAprovado: 1500, total: 1587.54, diferenca: 87.54, reservaAlterada: false };

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
      <ChangedService service={flight} difference={{ ...difference, reservaAlterada: true }} />
      <ChangedService service={cancelled} />
      <ChangedService service={hotel} />
    </div>
  ),
};
export const NothingChosen: Story = { args: { service: airService({ escolhida: null }), difference: null } };
export const OnPhone: Story = { ...States, globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const OldAndNew: Story = {
  name: 'shows what was approved, what it costs now and the difference side by side, and that the reservation is another one',
  args: { difference: { ...difference, reservaAlterada: true } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Valor/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'R$ 1.500,00',
      'R$ 1.587,54',
      'R$ 87,54',
    ]);
    await expect(canvas.getByText(/não é mais a que o cliente aprovou/)).toBeVisible();
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
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
