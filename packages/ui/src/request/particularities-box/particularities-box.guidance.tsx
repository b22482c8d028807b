import { NO_PARTICULARITIES, PARTICULARITIES } from '../../test-support/client-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ParticularitiesBox } from './particularities-box.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What the client wants, as a clerk can keep to it.',
      example: <ParticularitiesBox headingLevel={3} particularities={PARTICULARITIES} />,
    },
    dont: {
      words: 'While they load it gets `undefined`: an empty record says that this client wants nothing special.',
      example: <ParticularitiesBox headingLevel={3} particularities={NO_PARTICULARITIES} />,
    },
  },
];
