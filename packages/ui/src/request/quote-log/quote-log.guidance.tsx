import { QUOTE_LOG } from '../../test-support/log-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { QuoteLog } from './quote-log.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 520,
    do: {
      words: 'The airline, the route and the total: by them a person knows which quote it is.',
      example: <QuoteLog open onOpenChange={() => undefined} context="Gol, GRU → REC, R$ 1.741,08" entries={QUOTE_LOG} />,
    },
    dont: {
      words: 'The id of the record: with three quotes of one service nobody can tell whose history this is.',
      example: <QuoteLog open onOpenChange={() => undefined} context="Cotação 7f3a91c4" entries={QUOTE_LOG} />,
    },
  },
];
