import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { HOTELS, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { HotelQuoteModal } from './hotel-quote-modal.tsx';
import type { HotelQuoteModalProps } from './hotel-quote-modal-props.ts';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  suggestRate: async () => 5.4321,
  travellers: TRAVELLERS,
  mode: 'issue',
  temFornecedorExterno: false,
  onSubmit: async () => [],
  value: storedStay({ statusCotacao: 'EMISSAO_PENDENTE' }),
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 a 13/12',
  sources: { searchHotels: async () => HOTELS },
  markup: { ownAgency: true, requestStatus: 'COTACAO_AGENCIA' },
  options: {
    consolidators: CONSOLIDATORS,
    suppliers: [{ id: 'f1', nome: 'Rede Atlântica' }],
    intermediaries: ['DIRETO', 'TREND'],
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  },
} satisfies Omit<HotelQuoteModalProps, 'actions'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 760,
    do: {
      words: 'The stay was confirmed and never reserved: the window says so, and reserves it.',
      example: <HotelQuoteModal {...WINDOW} actions={{ onIssueReservation: () => undefined, onCopy: () => undefined }} />,
    },
    dont: {
      words: 'Without `onIssueReservation` it looks like any other stay: the traveller arrives, and the hotel has no room for her.',
      example: <HotelQuoteModal {...WINDOW} actions={{ onCopy: () => undefined }} />,
    },
  },
];
