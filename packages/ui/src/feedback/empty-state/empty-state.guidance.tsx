import { Inbox } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { EmptyState } from './empty-state.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What belongs here, why there is none, and the next step.',
      example: (
        <EmptyState icon={<Inbox />} title="Nenhuma solicitação sua." action={<Button>Ver as sem responsável</Button>}>
          Assuma uma solicitação para ela aparecer aqui.
        </EmptyState>
      ),
    },
    dont: { words: 'None, not loaded, or hidden by a filter?', example: <EmptyState icon={<Inbox />} title="Sem dados" /> },
  },
];
