import type { GuidancePair } from '../../test-support/page.ts';
import { Wordmark } from './wordmark.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Once, as the way home; in a sentence the name is written.',
      example: (
        <div className="g:grid g:gap-2">
          <Wordmark />
          <p>Bem-vinda ao Guichê, Camila.</p>
        </div>
      ),
    },
    dont: {
      words: 'The mark in a sentence is read aloud in the middle of it, and no link leads home from there.',
      example: (
        <p className="g:flex g:items-center g:gap-2">
          Bem-vinda ao <Wordmark />, Camila.
        </p>
      ),
    },
  },
];
