import type { GuidancePair } from '../../test-support/page.ts';
import { Kbd } from './kbd.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One key in each, after what it does.',
      example: (
        <p className="g:flex g:items-center g:gap-2">
          Salvar cotação
          <span className="g:inline-flex g:items-center g:gap-1">
            <Kbd>Ctrl</Kbd>
            <Kbd>Enter</Kbd>
          </span>
        </p>
      ),
    },
    dont: {
      words: 'A code is not a key: people look for it on the keyboard.',
      example: (
        <p className="g:flex g:items-center g:gap-2">
          Localizador <Kbd>QK7LMN</Kbd>
        </p>
      ),
    },
  },
];
