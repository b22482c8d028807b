import type { GuidancePair } from '../../test-support/page.ts';
import { Avatar } from './avatar.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Beside the name: the letter only helps the eye.',
      example: (
        <p className="g:flex g:items-center g:gap-2">
          <Avatar name="Camila Nogueira" size="sm" /> Camila Nogueira
        </p>
      ),
    },
    dont: {
      words: 'Two people, one letter, and a screen reader says nothing.',
      example: (
        <p className="g:flex g:gap-2">
          <Avatar name="Camila Nogueira" size="sm" />
          <Avatar name="Caio Brandão" size="sm" />
        </p>
      ),
    },
  },
];
