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
} satisfies Omit<BusQuoteModalProps, 'value'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'Stations, as `searchStations` finds them: São Paulo has three, and the traveller reads from which one the bus leaves.',
      example: <BusQuoteModal {...WINDOW} value={storedTrip()} />,
    },
    dont: {
      words: 'Cities alone, which the service says already: she waits in Barra Funda for a bus that leaves from Tietê.',
      example: <BusQuoteModal {...WINDOW} value={storedTrip({ rodoviariaPartida: 'São Paulo', rodoviariaChegada: 'Campinas' })} />,
    },
  },
];
