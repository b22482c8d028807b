import type { GuidancePair } from '../../test-support/page.ts';
import { foundStay } from '../../test-support/search-groups.ts';
import { HotelChangeModal } from './hotel-change-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onPick: () => undefined,
  context: 'Solicitação 48210 · Ana Beatriz Lima, João Sá',
  stay: foundStay({ id: 'present', total: 995.48 }),
  results: [
    { id: 'dear', cotacoes: [foundStay({ id: 'dear-1', nome: 'Grand Mercure Recife', total: 1240, estrelas: 5, endereco: null })] },
  ],
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 720,
    do: {
      words: 'Who did not answer, and a button that asks them again.',
      example: <HotelChangeModal {...WINDOW} failed={['Frontur', 'BRT']} onRetry={() => undefined} />,
    },
    dont: {
      words: 'The same results without a word: the only hotel seems to be all that there is in Recife.',
      example: <HotelChangeModal {...WINDOW} />,
    },
  },
];
