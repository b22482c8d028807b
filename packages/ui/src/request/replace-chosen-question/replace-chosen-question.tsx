import type { Quote } from '@guiche/domain/entities';
import { quoteName } from '@guiche/domain/quotes';
import { useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { replaceChosenQuestionTexts } from './replace-chosen-question.texts.ts';

export interface ReplaceChosenQuestionProps {
  /** Whether it is asked. */
  open: boolean;
  /** The quote that the service has chosen. */
  chosen: Quote;
  /** The quote that is to take its place. */
  other: Quote;
  /** The change is on its way. */
  pending?: boolean;
  /** Called with the answer; with false also by Escape. Not called while `pending`. */
  onAnswer: (replace: boolean) => void;
}

/**
 * Asks before another quote takes the place of the chosen one at issue; it names both.
 *
 * Use: at issue, when `mayReplaceChosen` of the domain allows it.
 * Not for: quoting, where the client chooses.
 * Parts: those of a `ConfirmDialog`.
 * Keyboard: Enter, Space: press a button; Escape: leaves the chosen one.
 * Screen reader: a dialog that is read at once.
 * @see Q-094
 * @keywords trocar cotação, escolhida, confirmação
 * @since 0.1.0
 */
export function ReplaceChosenQuestion({ open, chosen, other, pending = false, onAnswer }: ReplaceChosenQuestionProps) {
  const t = useTexts(replaceChosenQuestionTexts);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      tone="warning"
      kind="confirmarCancelar"
      confirmLabel={t('confirm')}
      title={t('title', { quote: quoteName(other) })}
      description={t('hint', { quote: quoteName(chosen) })}
      pending={pending}
      onConfirm={() => onAnswer(true)}
    />
  );
}
