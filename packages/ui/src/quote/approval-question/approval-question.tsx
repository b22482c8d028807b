import { issuingMessages } from '@guiche/domain/messages/issuing';
import { MoneyText } from '../../data/money-text/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { approvalQuestionTexts } from './approval-question.texts.ts';

export interface ApprovalQuestionProps {
  /** The amounts in question, in BRL; undefined while nothing is asked. */
  amounts:
    | {
        /** The total as it is stored. */
        readonly before: number;
        /** The total that would be stored. */
        readonly after: number;
        /** The approved value; null when nothing was approved. */
        readonly approved: number | null;
      }
    | undefined;
  /** Called with the answer; false goes back to the form. */
  onAnswer: (save: boolean) => void;
}

/**
 * Asks before a save that raises the value so far that the quote returns to the client for analysis.
 *
 * Use: when `saveQuestion` of the domain asks, before an issue is saved.
 * Not for: an amount that may be a slip, which the quote modals ask about themselves.
 * Parts: those of a `ConfirmDialog`.
 * Keyboard: Enter, Space: press a button; Escape: goes back to the form, and nothing is saved.
 * Screen reader: a dialog that is read at once, with the amounts.
 * @see Q-063
 * @keywords valor alterado, aprovação, análise, confirmação
 */
export function ApprovalQuestion({ amounts, onAnswer }: ApprovalQuestionProps) {
  const t = useTexts(approvalQuestionTexts);
  const message = useMessage(issuingMessages);
  return (
    <ConfirmDialog
      open={amounts !== undefined}
      onOpenChange={(open) => !open && onAnswer(false)}
      tone="warning"
      kind="seguirComAlteracao"
      title={message('valor_alterado_cotacao_retornara_para_analise')}
      description={
        amounts && (
          <dl className="g:mt-1 g:grid g:grid-cols-[auto_1fr] g:gap-x-4 g:gap-y-1 g:tabular">
            {amounts.approved !== null && <Amount label={t('approved')} value={amounts.approved} />}
            <Amount label={t('before')} value={amounts.before} />
            <Amount label={t('after')} value={amounts.after} strong />
          </dl>
        )
      }
      onConfirm={() => onAnswer(true)}
    />
  );
}

function Amount({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  return (
    <>
      <dt className="g:own">{label}</dt>
      <dd className={`g:own g:text-end g:text-ink ${strong ? 'g:font-semibold' : ''}`}>
        <MoneyText value={value} />
      </dd>
    </>
  );
}
