import { Inbox } from 'lucide-react';
import type { GuidancePair } from '../../test-support/page.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from './error-state.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What failed, what was kept, and a button that tries again.',
      example: (
        <ErrorState title="Não foi possível buscar as cotações." onRetry={() => undefined}>
          O servidor não respondeu. Nada do que você digitou foi perdido.
        </ErrorState>
      ),
    },
    dont: {
      words: 'A failure that looks like an empty list makes a clerk quote what is quoted already.',
      example: <EmptyState icon={<Inbox />} title="Nenhuma cotação." />,
    },
  },
];
