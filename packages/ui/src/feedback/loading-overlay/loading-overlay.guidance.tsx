import type { GuidancePair } from '../../test-support/page.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Over what is there already: the old count stays in its place, and the words say what is waited for.',
      example: (
        <LoadingOverlay visible label="Contando os bilhetes…" className="g:h-24">
          <p className="g:p-4">Saldo do banco de bilhetes: 12 bilhetes.</p>
        </LoadingOverlay>
      ),
    },
    dont: {
      words: 'The cover over the whole list for the change of one request keeps everybody from the others.',
      example: (
        <LoadingOverlay visible className="g:h-24">
          <ul className="g:grid g:gap-1 g:p-2">
            <li>48210 · Ana Beatriz Lima · GRU → REC</li>
            <li>48211 · João Sá · GRU → BSB</li>
          </ul>
        </LoadingOverlay>
      ),
    },
  },
];
