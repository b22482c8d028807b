import { Banner } from '../../feedback/banner/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { IdleDialog } from './idle-dialog.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 320,
    do: {
      words: 'How long it still takes, and one button that stops it.',
      example: <IdleDialog open seconds={42} onStay={() => undefined} />,
    },
    dont: {
      words: 'A notice is not seen by who reads another window, and nothing in it can be pressed.',
      example: <Banner tone="warning" title="Sua sessão vai expirar em breve." />,
    },
  },
];
