import type { GuidancePair } from '../../test-support/page.ts';
import { FixedCardModal } from './fixed-card-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'Solicitação 48210 · GRU → REC · Ana Beatriz Lima e mais 1',
  card: undefined,
  onRetry: () => undefined,
  onCopy: async () => true,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'That the card could not be loaded, and what that did to the quote.',
      example: <FixedCardModal {...WINDOW} failure="O tipo de pagamento da cotação foi limpo." />,
    },
    dont: {
      words: 'Only that it could not be loaded: the quote has no payment type any more, and nobody knows to choose one.',
      example: <FixedCardModal {...WINDOW} />,
    },
  },
];
