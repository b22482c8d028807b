import type { TravelRequest } from '@guiche/domain/entities';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { changeDecisionDialogTexts } from './change-decision-dialog.texts.ts';

export interface ChangeDecisionDialogProps {
  /** What is asked; null while nothing is. */
  decision: 'approve' | 'reject' | null;
  /** The request whose change waits. */
  request: Pick<TravelRequest, 'idSolicitacao'>;
  /** The client's approver, in whose name it is decided; null when nobody is named. */
  approver?: string | null | undefined;
  /** The decision is on its way. */
  pending?: boolean;
  /** Why it failed; the dialog stays open with what was typed. */
  error?: ReactNode;
  /** Called by the second button and by Escape; not while `pending`. */
  onClose: () => void;
  /** Called with the reason of a rejection, `''` for an approval. The caller closes the dialog. */
  onConfirm: (reason: string) => void;
}

/**
 * Asks before a change of values is approved or rejected, and says what follows; a rejection asks for its reason.
 *
 * Use: before the decision about a change that waits for approval is sent.
 * Not for: returning a request, which is a `ReturnDialog`.
 * Parts: those of `ConfirmDialog`, for a rejection with a text field.
 * Keyboard: Ctrl+Enter: rejects, from the text; Escape: goes back, and the text is there next time.
 * Focus: on the text, else on the harmless button.
 * Screen reader: an alert dialog; the refusal of the text is read at once.
 * @see
 * @keywords aprovar, reprovar, alteração, motivo
 */
export function ChangeDecisionDialog({ decision, request, approver, onClose, ...dialog }: ChangeDecisionDialogProps) {
  const t = useTexts(changeDecisionDialogTexts);
  // What was typed is there again after an Escape.
  const [typed, setTyped] = useState('');
  const number = request.idSolicitacao;
  const approving = decision === 'approve';
  return (
    <ConfirmDialog
      {...dialog}
      open={decision !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(approving ? 'approve' : 'reject', { number })}
      description={approving ? (approver ? t('approveBy', { name: approver }) : t('approveWhat')) : t('rejectWhat')}
      kind="confirmarCancelar"
      confirmLabel={t(approving ? 'confirmApprove' : 'confirmReject')}
      tone={approving ? 'neutral' : 'warning'}
      {...(approving ? {} : { question: { label: t('reason'), limited: true, defaultValue: typed, onValueChange: setTyped } })}
    />
  );
}
