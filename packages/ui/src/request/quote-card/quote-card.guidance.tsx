import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { NOW } from '../../test-support/request-fixtures.ts';
import { QuoteCard } from './quote-card.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One button, for what the state of the quote asks for next.',
      example: (
        <QuoteCard quote={storedRoundTrip()} now={NOW} button="confirmar_dados" onOpen={() => undefined} onRemove={() => undefined} />
      ),
    },
    dont: {
      words: 'Without one the card is only read: nobody sees that its data wait to be confirmed.',
      example: <QuoteCard quote={storedRoundTrip()} now={NOW} />,
    },
  },
];
