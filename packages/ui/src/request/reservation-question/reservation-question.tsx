import { reSearchQuestion } from '@guiche/domain/air/search';
import type { AirQuote } from '@guiche/domain/entities';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { useMessage } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';

export interface ReservationQuestionProps {
  /** The status of the request: while it is quoted the question is about the air fare, at issue about the reservation. @default 'EMISSAO' */
  status?: StatusSolicitacao;
  /** The quote whose reservation has expired. */
  expired: Pick<AirQuote, 'total' | 'moeda'>;
  /** The quote as it was found again. */
  found: Pick<AirQuote, 'total'>;
  /** The quote is being replaced. */
  pending?: boolean;
  /** Called with the answer; with false also by Escape. Not called while `pending`. */
  onAnswer: (replace: boolean) => void;
}

/**
 * Asks before an expired reservation is replaced by one that costs more; it names both values. Shows nothing when the domain asks nothing.
 *
 * Use: after an expired reservation was searched for again.
 * Not for: a value that a clerk typed, which is an `ApprovalQuestion`.
 * Parts: those of a `ConfirmDialog`.
 * Keyboard: Enter, Space: press a button; Escape: leaves everything as it is.
 * Screen reader: a dialog that is read at once.
 * @see Q-200, S-053
 * @keywords reserva vencida, novo valor, confirmação
 */
export function ReservationQuestion({ status = 'EMISSAO', expired, found, pending = false, onAnswer }: ReservationQuestionProps) {
  const message = useMessage(airMessages);
  const question = reSearchQuestion(status, expired, found, expired.moeda?.codigo);
  if (!question) return null;
  const { valorAntigo = '', valorNovo = '' } = question.params ?? {};
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      tone="warning"
      kind="seguirComAlteracao"
      title={message(question.key, { valorAntigo: String(valorAntigo), valorNovo: String(valorNovo) })}
      pending={pending}
      onConfirm={() => onAnswer(true)}
    />
  );
}
