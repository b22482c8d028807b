import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { storedInsurance } from '../../test-support/other-quote-fixtures.ts';
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
  onDraftChange: () => undefined,
  onDiscardDraft: () => undefined,
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Seguro viagem para 5 dias em Lisboa',
  options: {
    consolidators: CONSOLIDATORS,
    suppliers: [{ id: 'f1', nome: 'Assist Seguros' }],
    intermediaries: ['DIRETO', 'OUTROS'],
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  },
} satisfies Omit<OtherQuoteModalProps, 'value'>;
const TYPED = storedInsurance({ descricao: 'Seguro viagem Américas' });

export const guidance: readonly GuidancePair[] = [
  {
    framed: 760,
    do: {
      words: 'What was typed and not saved, as a draft: it is told, and can be discarded.',
      example: <OtherQuoteModal {...WINDOW} value={storedInsurance()} draft={TYPED} />,
    },
    dont: {
      words: 'Given as the value it passes for what is stored: nobody saves it, and the client is told another insurance.',
      example: <OtherQuoteModal {...WINDOW} value={TYPED} />,
    },
  },
];
