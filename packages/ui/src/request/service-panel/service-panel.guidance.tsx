import type { GuidancePair } from '../../test-support/page.ts';
import { airService, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { ServicePanel } from './service-panel.tsx';

const EMPTY = { service: airService({ cotacoes: [] }), request: travelRequest(), now: NOW, onAdd: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'While the request has no quote, adding one is the main action of the screen.',
      example: <ServicePanel {...EMPTY} addFirst />,
    },
    dont: {
      words: 'As quiet as everything around it: on a new request nobody sees where the work begins.',
      example: <ServicePanel {...EMPTY} />,
    },
  },
];
