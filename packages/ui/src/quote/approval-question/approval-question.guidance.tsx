import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ApprovalQuestion } from './approval-question.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'Both amounts, and what follows: the request goes back to the client.',
      example: <ApprovalQuestion amounts={{ before: 1587.54, after: 1760, approved: 1587.54 }} onAnswer={() => undefined} />,
    },
    dont: {
      words: '"Are you sure?" is answered yes without being read: the request is lost to the client for a day.',
      example: (
        <ConfirmDialog
          open
          title="Tem certeza?"
          confirmLabel="Sim"
          onConfirm={() => undefined}
          onOpenChange={() => undefined}
          description="O valor foi alterado."
        />
      ),
    },
  },
];
