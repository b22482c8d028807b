import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { EarlierIssuesModal } from './earlier-issues-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima',
  onSave: async () => [],
};
const CHANGED = storedRoundTrip({ id: 'a', statusCotacao: 'EMISSAO_ALTERADA', saldoEntrada: { valorEntrada: 120.4, status: 'PENDENTE' } });
const CANCELLED = storedRoundTrip({ id: 'b', statusCotacao: 'EMISSAO_CANCELADA', total: 900, saldoEntrada: null });

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'All earlier issues of the service, the cancelled ones too: each may have left something.',
      example: <EarlierIssuesModal {...WINDOW} issues={[CHANGED, CANCELLED]} />,
    },
    dont: {
      words: 'Only those with a balance already: what the cancelled one left is never entered, and expires.',
      example: <EarlierIssuesModal {...WINDOW} issues={[CHANGED]} />,
    },
  },
];
