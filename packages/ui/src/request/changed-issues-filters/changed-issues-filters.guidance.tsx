import type { GuidancePair } from '../../test-support/page.ts';
import { RequestFilters } from '../request-filters/index.ts';
import { ChangedIssuesFilters } from './changed-issues-filters.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A search, the order, and by request or by traveller: what changed issues are looked for by.',
      example: (
        <ChangedIssuesFilters
          value={{ termo: '', ordem: 'crescente', ver: 'viajantes' }}
          onType={() => undefined}
          onChange={() => undefined}
          count={14}
        />
      ),
    },
    dont: {
      words: 'The filters of open requests: whose they are and which are overdue, but no order, and no view by traveller.',
      example: (
        <RequestFilters
          value={{ termo: '', responsavel: 'todos', cliente: null, prazo: 'todos' }}
          onTermChange={() => undefined}
          onChange={() => undefined}
          clients={[{ id: 1, nome: 'Aurora Alimentos' }]}
          count={14}
        />
      ),
    },
  },
];
