import { requestStatusLabel } from '@guiche/domain/requests';
import { Badge } from '../../feedback/badge/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { StatusBadge } from './status-badge.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Words and tone come from one table, the same on each screen.',
      example: (
        <p>
          <StatusBadge label={requestStatusLabel('SELECAO_COTACAO')} />
        </p>
      ),
    },
    dont: {
      words: 'The name on the wire is not for people, and its colour was guessed.',
      example: (
        <p>
          <Badge tone="warning">SELECAO_COTACAO</Badge>
        </p>
      ),
    },
  },
];
