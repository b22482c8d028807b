import type { GuidancePair } from '../../test-support/page.ts';
import { BulkResultDialog } from './bulk-result-dialog.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 400,
    do: {
      words: 'Which ones were refused, and each why.',
      example: (
        <BulkResultDialog
          open
          onOpenChange={() => undefined}
          done={27}
          onRetry={() => undefined}
          refused={[
            { uuid: 'a', number: 48217, reason: 'A solicitação já está com Rafael Teixeira.' },
            { uuid: 'b', number: 48301, reason: 'A solicitação não foi encontrada.' },
          ]}
        />
      ),
    },
    dont: {
      words: 'One reason for all: trying again what a colleague has meanwhile is refused again.',
      example: (
        <BulkResultDialog
          open
          onOpenChange={() => undefined}
          done={27}
          onRetry={() => undefined}
          refused={[
            { uuid: 'a', number: 48217, reason: 'Erro.' },
            { uuid: 'b', number: 48301, reason: 'Erro.' },
          ]}
        />
      ),
    },
  },
];
