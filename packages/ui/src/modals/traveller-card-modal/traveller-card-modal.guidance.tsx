import { MASKED_CARD } from '../../test-support/card-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { TravellerCardModal } from './traveller-card-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'Solicitação 48210 · GRU → REC · Ana Beatriz Lima e mais 1',
  onCopy: async () => true,
};
const ANA = { id: 'v1', nomeCompleto: 'Ana Beatriz Lima', card: MASKED_CARD };
const JOAO = { id: 'v2', nomeCompleto: 'João Sá', card: null };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 520,
    do: {
      words: 'Everybody who travels, also who has no card: the issue would fail for João.',
      example: <TravellerCardModal {...WINDOW} travellers={[ANA, JOAO]} />,
    },
    dont: {
      words: 'Only those who have one: that a card is missing is seen when the airline refuses.',
      example: <TravellerCardModal {...WINDOW} travellers={[ANA]} />,
    },
  },
];
