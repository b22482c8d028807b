import type { GuidancePair } from '../../test-support/page.ts';
import { ListNews } from './list-news.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 120,
    do: {
      words: 'How many requests have come: three are worth a look now.',
      example: <ListNews added={3} onShow={() => undefined} />,
    },
    dont: {
      words: 'With new requests uncounted it only says that something moved: nobody leaves their line for that.',
      example: <ListNews added={0} changed onShow={() => undefined} />,
    },
  },
];
