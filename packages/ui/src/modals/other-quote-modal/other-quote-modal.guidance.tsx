import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { newInsurance } from '../../test-support/other-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { OtherQuoteModal } from './other-quote-modal.tsx';
import type { OtherQuoteModalProps } from './other-quote-modal-props.ts';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  suggestRate: async () => 5.4321,
  travellers: TRAVELLERS,
  mode: 'quote',
  temFornecedorExterno: false,
  onSubmit: async () => [],
  sources: { searchPlaces: async () => [], searchExpenseTypes: async () => [] },
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Seguro viagem para 5 dias em Lisboa',
  options: {
    consolidators: CONSOLIDATORS,
    suppliers: [{ id: 'f1', nome: 'Assist Seguros' }],
    intermediaries: ['DIRETO', 'OUTROS'],
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  },
} satisfies Omit<OtherQuoteModalProps, 'value'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'A new quote begins with what the request asks for, as `newOtherQuote` of the domain makes it: there are only details to add.',
      example: <OtherQuoteModal {...WINDOW} value={newInsurance()} />,
    },
    dont: {
      words: 'Empty, it is written anew in the words of the clerk: five days in Lisbon become a week in Europe.',
      example: <OtherQuoteModal {...WINDOW} value={newInsurance({ descricao: null })} />,
    },
  },
];
