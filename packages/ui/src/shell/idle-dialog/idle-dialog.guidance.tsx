import { Banner } from '../../feedback/banner/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { IdleDialog } from './idle-dialog.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 320,
    do: {
      words: 'How much time is left, and one button that keeps the session.',
      example: <IdleDialog open seconds={42} onStay={() => undefined} />,
    },
    dont: {
      words: 'A notice does not say how soon, and offers nothing to press: what was typed is lost with the session.',
      example: <Banner tone="warning" title="Sua sessão vai expirar em breve." />,
    },
  },
];
