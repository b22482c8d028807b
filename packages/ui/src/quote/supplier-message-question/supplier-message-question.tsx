import { quotesMessages } from '@guiche/domain/messages/quotes';
import { useMessage } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';

export interface SupplierMessageQuestionProps {
  /** Whether it is asked. */
  open: boolean;
  /** Called with the answer; with undefined by Escape, which goes back to the form. */
  onAnswer: (send: boolean | undefined) => void;
}

/**
 * Asks whether the traveller is told that a quote waits for its supplier.
 *
 * Use: before a quote is saved that waits for its supplier, in the own agency.
 * Not for: other agencies, which send no such message.
 * Parts: those of a `ConfirmDialog`.
 * Keyboard: Enter, Space: press a button; Escape: goes back to the form, and nothing is saved.
 * Screen reader: a dialog that is read at once.
 * @see Q-028
 * @keywords aguardando fornecedor, mensagem, confirmação
 */
export function SupplierMessageQuestion({ open, onAnswer }: SupplierMessageQuestionProps) {
  const message = useMessage(quotesMessages);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(undefined)}
      title={message('enviar_mensagem_aguardando_fornecedor')}
      onDecline={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}
