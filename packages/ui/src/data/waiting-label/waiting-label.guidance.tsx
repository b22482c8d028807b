import type { GuidancePair } from '../../test-support/page.ts';
import { DeadlineLabel } from '../deadline-label/index.ts';
import { WaitingLabel } from './waiting-label.tsx';

/** A story has no clock. */
const NOW = new Date('2026-11-21T12:00:00Z');

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Quiet: the client is asked, and the agency cannot hurry.',
      example: (
        <p className="g:text-lg">
          <WaitingLabel since="2026-11-21T09:00:00Z" now={NOW} />
        </p>
      ),
    },
    dont: {
      words: 'An alarm about what nobody here can do is soon read by nobody.',
      example: (
        <p className="g:text-lg">
          <DeadlineLabel deadline="2026-11-21T09:00:00Z" now={NOW} />
        </p>
      ),
    },
  },
];
