import type { CarDates } from '@guiche/domain/car/quote';
import { useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { rentalSectionTexts } from './rental-section.texts.ts';
import { shownDates } from './shown-dates.ts';

interface DateJustificationProps {
  /** The dates of the quote, and the reason as far as it was typed before; undefined while nothing is asked. */
  question: { readonly quoted: CarDates; readonly typed: string } | undefined;
  requested: CarDates;
  /** Called with the reason as it is typed. */
  onTyped: (text: string) => void;
  onBack: () => void;
  onConfirm: (text: string) => void;
}

/** Shows the dates of the quote below those that the client asked for, and asks for the reason. @see */
export function DateJustification({ question, requested, onTyped, onBack, onConfirm }: DateJustificationProps) {
  const t = useTexts(rentalSectionTexts);
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={(open) => !open && onBack()}
      kind="confirmarCancelar"
      confirmLabel={t('saveJustified')}
      title={t('whyOtherDates')}
      description={
        <span className="g:grid g:gap-1 g:tabular">
          <span className="g:own">{t('requested', { span: t('span', shownDates(requested)) })}</span>
          {question && <span className="g:text-ink">{t('quoted', { span: t('span', shownDates(question.quoted)) })}</span>}
        </span>
      }
      // Whoever goes back to the form, or loads the page again, finds the reason again.
      question={{ label: t('justification'), limited: true, defaultValue: question?.typed ?? '', onValueChange: onTyped }}
      onConfirm={onConfirm}
    />
  );
}
