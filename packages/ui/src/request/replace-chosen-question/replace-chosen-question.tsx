import type { Quote, VirtualCard } from '@guiche/domain/entities';
import { virtualCardState } from '@guiche/domain/payments';
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
  /** The virtual card of the chosen quote; one that can be charged is told, because it stays with the quote that leaves. */
  chosenCard?: Pick<VirtualCard, 'estado' | 'numero'> | null | undefined;
  /** The change is on its way. */
  pending?: boolean;
  /** Called with the answer; with false also by Escape. Not called while `pending`. */
  onAnswer: (replace: boolean) => void;
}

/**
 * Asks before another quote takes the place of the chosen one at issue; it names both, and the virtual card that is left behind.
 *
 * Use: at issue, when `mayReplaceChosen` of the domain allows it.
 * Not for: quoting, where the client chooses.
 * Parts: those of a `ConfirmDialog`.
 * Keyboard: Enter, Space: press a button; Escape: leaves the chosen one.
 * Screen reader: a dialog that is read at once.
 * @see
 * @keywords trocar cotação, escolhida, confirmação
 */
export function ReplaceChosenQuestion({ open, chosen, other, chosenCard = null, pending = false, onAnswer }: ReplaceChosenQuestionProps) {
  const t = useTexts(replaceChosenQuestionTexts);
  const hint = t('hint', { quote: quoteName(chosen) });
  const live = chosenCard && virtualCardState(chosenCard) === 'GERADO' ? chosenCard : null;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      tone="warning"
      kind="confirmarCancelar"
      confirmLabel={t('confirm')}
      title={t('title', { quote: quoteName(other) })}
      description={
        live ? (
          <>
            {hint}
            <strong className="g:mt-2 g:block g:font-semibold g:text-warning-ink">
              {t('liveCard', { ending: live.numero.slice(-4) })}
            </strong>
          </>
        ) : (
          hint
        )
      }
      pending={pending}
      onConfirm={() => onAnswer(true)}
    />
  );
}
