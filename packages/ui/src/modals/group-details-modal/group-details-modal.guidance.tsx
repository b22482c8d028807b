import type { GuidancePair } from '../../test-support/page.ts';
import { AIR_GROUP, LOGO_PATTERN } from '../../test-support/search-groups.ts';
import { GroupDetailsModal } from './group-details-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onChoose: () => undefined,
  context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima, João Sá',
  group: AIR_GROUP,
  chosenId: null,
  logoPattern: LOGO_PATTERN,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 720,
    do: {
      words: 'What could not be loaded is said, with a way to load it: a fare without its rules is not yet chosen.',
      example: <GroupDetailsModal {...WINDOW} error="As regras das tarifas não foram carregadas." onRetry={() => undefined} />,
    },
    dont: {
      words: 'Kept quiet, it looks as if the fare had no rules: the baggage is asked for at the airport.',
      example: <GroupDetailsModal {...WINDOW} />,
    },
  },
];
