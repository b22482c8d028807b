import { Button } from '../../primitives/button/index.ts';
import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { QuotePart } from '../../test-support/quote-part.tsx';
import { QuoteTotal } from './quote-total.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The total stands beside the button that sends it, with its difference to the stored one.',
      example: (
        <QuotePart>
          <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-2">
            <QuoteTotal stored={storedStay({ total: 1200 })} />
            <Button tone="primary">Salvar cotação</Button>
          </div>
        </QuotePart>
      ),
    },
    dont: {
      words: 'An amount inside a button changes its width with each key, and hides what it differs from.',
      example: (
        <div className="g:flex g:justify-end">
          <Button tone="primary">Salvar (R$&nbsp;995,48)</Button>
        </div>
      ),
    },
  },
];
