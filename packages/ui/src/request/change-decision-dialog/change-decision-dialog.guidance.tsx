import type { GuidancePair } from '../../test-support/page.ts';
import { ChangeDecisionDialog, type ChangeDecisionDialogProps } from './change-decision-dialog.tsx';

const DIALOG: ChangeDecisionDialogProps = {
  decision: 'approve',
  request: { idSolicitacao: 48210 },
  onClose: () => undefined,
  onConfirm: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 460,
    do: {
      words: 'In whose name the agency decides: Helena will be asked about it.',
      example: <ChangeDecisionDialog {...DIALOG} approver="Helena Prado" />,
    },
    dont: {
      words: 'Without the approver, the agency approves at a press what it sold itself.',
      example: <ChangeDecisionDialog {...DIALOG} />,
    },
  },
];
