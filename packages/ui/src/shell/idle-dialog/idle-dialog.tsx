import { sessionMessages } from '@guiche/domain/messages/session';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { idleDialogTexts } from './idle-dialog.texts.ts';

export interface IdleDialogProps {
  open: boolean;
  /** Until the session ends. The caller counts. */
  seconds: number;
  /** Stay signed in; Escape does the same: nobody is logged out by a slip. */
  onStay: () => void;
}

/** Warns that the session is about to end for want of activity. @see A-190 */
export function IdleDialog({ open, seconds, onStay }: IdleDialogProps) {
  const t = useTexts(idleDialogTexts);
  const message = useMessage(sessionMessages);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      onConfirm={onStay}
      kind="ok"
      confirmLabel={message('continuar_conectado')}
      tone="warning"
      title={t('title')}
      description={message('sessao_ociosa', { segundos: seconds })}
    />
  );
}
