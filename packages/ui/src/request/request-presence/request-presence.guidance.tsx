import { Banner } from '../../feedback/banner/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { RequestPresence } from './request-presence.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Who, and at which quote: two people quote different flights at once.',
      example: <RequestPresence people={[{ id: '1', name: 'Camila Nogueira Prado', quote: 'Azul, GRU → REC, R$ 1.234,50' }]} />,
    },
    dont: {
      words: 'Somebody, somewhere: people wait for each other, or for nobody.',
      example: <Banner tone="warning" title="Esta solicitação está aberta por outro usuário." />,
    },
  },
];
