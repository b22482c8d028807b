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
  mode: 'quote',
  temFornecedorExterno: false,
  onSubmit: async () => [],
  value: storedStay(),
  sources: { searchHotels: async () => HOTELS },
  markup: { ownAgency: true, requestStatus: 'COTACAO_AGENCIA' },

  options: {
    consolidators: CONSOLIDATORS,
    suppliers: [{ id: 'f1', nome: 'Rede Atlântica' }],
    intermediaries: ['DIRETO', 'TREND'],
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  },
} satisfies Omit<HotelQuoteModalProps, 'context'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 760,
    do: {
      words: 'Who stays where, and when: what is typed is compared with it, without closing the window.',
      example: <HotelQuoteModal {...WINDOW} context="Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 a 13/12" />,
    },
    dont: {
      words: 'The title once more: a price is typed into the quote of another request.',
      example: <HotelQuoteModal {...WINDOW} context="Cotação de hotel" />,
    },
  },
];
