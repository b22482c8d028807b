import type { GuidancePair } from '../../test-support/page.ts';
import { DeadlineLabel } from './deadline-label.tsx';

/** A story has no clock. */
const NOW = new Date('2026-11-21T12:00:00Z');

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'How long is left, and the moment itself in its title.',
      example: (
        <p className="g:text-lg">
          <DeadlineLabel deadline="2026-11-21T14:10:00Z" now={NOW} />
        </p>
      ),
    },
    dont: {
      words: 'Everybody has to compute, and red says neither "soon" nor "past".',
      example: <p className="g:text-danger-ink g:text-lg">21/11/2026 14:10:00</p>,
    },
  },
];
