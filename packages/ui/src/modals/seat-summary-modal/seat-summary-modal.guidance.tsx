import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { foundFlights } from '../../test-support/search-groups.ts';
import { SeatSummaryModal } from './seat-summary-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'GRU → REC · 10/12/2026 – 14/12/2026',
  flights: foundFlights().segmentos,
  travellers: TRAVELLERS,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'That the seats could not be loaded, and a way to load them.',
      example: <SeatSummaryModal {...WINDOW} seats={undefined} error="A companhia não respondeu." onRetry={() => undefined} />,
    },
    dont: {
      words: 'An empty list in its place: the same seats are reserved, and paid, a second time.',
      example: <SeatSummaryModal {...WINDOW} seats={[]} />,
    },
  },
];
