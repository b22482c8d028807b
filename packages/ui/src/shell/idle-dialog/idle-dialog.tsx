import { sessionMessages } from '@guiche/domain/messages/session';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { idleDialogTexts } from './idle-dialog.texts.ts';

export interface IdleDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Seconds until the session ends. The caller counts them down. */
  seconds: number;
  /** Called to stay signed in, also by Escape: nobody is logged out by accident. */
  onStay: () => void;
}

/**
 * Warns that the session is about to end because of inactivity.
 *
 * Use: shortly before a session ends by itself.
 * Not for: a session that has ended.
 * Parts: those of a `ConfirmDialog`.
 * Keyboard: Enter, Space: press the button in focus, which is the one that stays.
 * Screen reader: an alert dialog, read at once.
 * @see A-190
 * @keywords sessão, inatividade, timeout
 */
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
      description={message('sessao_ociosa', { count: seconds })}
    />
  );
}
