import type { GuidancePair } from '../../test-support/page.ts';
import { ChangedQuotesModal } from './changed-quotes-modal.tsx';

const WINDOW = { open: true, onOpenChange: () => undefined, context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima' };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'Undefined while they load: nothing is said that is not known.',
      example: <ChangedQuotesModal {...WINDOW} quotes={undefined} />,
    },
    dont: {
      words: 'An empty list while they load: people read that there are none, and close the window.',
      example: <ChangedQuotesModal {...WINDOW} quotes={[]} />,
    },
  },
];
