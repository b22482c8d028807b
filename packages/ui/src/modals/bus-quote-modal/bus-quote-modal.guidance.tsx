import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { BUS_SERVICE, BUS_STATIONS, storedTrip } from '../../test-support/bus-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { BusQuoteModal } from './bus-quote-modal.tsx';
import type { BusQuoteModalProps } from './bus-quote-modal-props.ts';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  suggestRate: async () => 5.4321,
  travellers: TRAVELLERS,
  mode: 'quote',
  temFornecedorExterno: false,
  onSubmit: async () => [],
  value: storedTrip(),
  service: BUS_SERVICE,
  sources: { searchStations: async () => BUS_STATIONS },
  now: () => new Date('2026-11-21T13:00:00Z'),
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · São Paulo → Campinas · 10/12',
  options: {
    consolidators: CONSOLIDATORS,
    suppliers: [{ id: 'f1', nome: 'ClickBus' }],
    intermediaries: ['DIRETO', 'CLICKBUS'],
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  },
} satisfies Omit<BusQuoteModalProps, 'readOnly'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 760,
    do: {
      words: 'Why nothing can be changed, above the fields.',
      example: <BusQuoteModal {...WINDOW} readOnly readOnlyReason="Histórico: somente leitura" />,
    },
    dont: {
      words: 'Without the reason it looks like a fault: people reload the page and report it.',
      example: <BusQuoteModal {...WINDOW} readOnly />,
    },
  },
];
