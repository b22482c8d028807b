import type { GuidancePair } from '../../test-support/page.ts';
import { MoneyText } from './money-text.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Currency, thousands, cents and a minus that is read.',
      example: (
        <div className="g:text-end g:text-lg">
          <MoneyText value={-250} />
          <br />
          <MoneyText value={1642.32} />
        </div>
      ),
    },
    dont: {
      words: 'Red alone does not say "minus", and a dot is no comma.',
      example: (
        <div className="g:text-end g:text-lg">
          <span className="g:text-danger-ink">250</span>
          <br />
          1642.32
        </div>
      ),
    },
  },
];
