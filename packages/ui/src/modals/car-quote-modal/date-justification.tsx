import type { CarDates } from '@guiche/domain/car/quote';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { rentalSectionTexts } from './rental-section.texts.ts';
import { shownDates } from './shown-dates.ts';

interface DateJustificationProps {
  /** The dates of the quote; undefined while nothing is asked. */
  quoted: CarDates | undefined;
  requested: CarDates;
  onBack: () => void;
  onConfirm: (text: string) => void;
}

/** Shows the dates of the quote below those that the client asked for, and asks for the reason. @see */
export function DateJustification({ quoted, requested, onBack, onConfirm }: DateJustificationProps) {
  const t = useTexts(rentalSectionTexts);
  // Whoever goes back to the form, or whose save fails, finds the reason again.
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      open={quoted !== undefined}
      onOpenChange={(open) => !open && onBack()}
      kind="confirmarCancelar"
      confirmLabel={t('saveJustified')}
      title={t('whyOtherDates')}
      description={
        <span className="g:grid g:gap-1 g:tabular">
          <span className="g:own">{t('requested', { span: t('span', shownDates(requested)) })}</span>
          {quoted && <span className="g:text-ink">{t('quoted', { span: t('span', shownDates(quoted)) })}</span>}
        </span>
      }
      question={{ label: t('justification'), limited: true, defaultValue: typed, onValueChange: setTyped }}
      onConfirm={onConfirm}
    />
  );
}
