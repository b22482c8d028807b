import type { GuidancePair } from '../../test-support/page.ts';
import { BiPanel } from './bi-panel.tsx';

const PANEL = { origins: ['https://bi.example'], onRetry: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A failure is passed as `error`, and offers a second try.',
      example: <BiPanel {...PANEL} reports={undefined} error="O servidor está indisponível no momento." />,
    },
    dont: {
      words: 'Passed on as an empty list it says that the agency has no report at all.',
      example: <BiPanel {...PANEL} reports={[]} />,
    },
  },
];
