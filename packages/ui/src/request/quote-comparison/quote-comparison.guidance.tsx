import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { QuoteComparison, type QuoteComparisonProps } from './quote-comparison.tsx';

const DEARER = storedRoundTrip({ id: 'com-bagagem', total: 1741.08, quantidadeBagagem: 1 });
const COMPARISON: QuoteComparisonProps = {
  open: true,
  onOpenChange: () => undefined,
  quotes: [storedRoundTrip({ id: 'sem-bagagem', total: 1480.5, quantidadeBagagem: 0 }), DEARER],
  context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Lima',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 620,
    do: {
      words: 'The one that the client chose is marked, beside the one with the lowest price.',
      example: <QuoteComparison {...COMPARISON} chosen={DEARER.id} />,
    },
    dont: {
      words: 'After the choice, the lowest price is the only mark: it is issued, and not what the client chose.',
      example: <QuoteComparison {...COMPARISON} />,
    },
  },
];
