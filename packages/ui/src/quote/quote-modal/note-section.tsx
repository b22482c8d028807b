import type { CommonQuote } from '@guiche/domain/quotes';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';

/** The note on a quote; folded when the quote opens without one. */
export function NoteSection() {
  const t = useTexts(quoteTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  const note = useWatch({ control, name: 'observacao' })?.trim();
  const [startsOpen] = useState(Boolean(note));
  return (
    <FormSection title={t('note')} names={['observacao']} defaultOpen={startsOpen} summary={note || t('noNote')}>
      <FormField input={TextArea} control={control} name="observacao" label={t('note')} labelHidden rows={2} readOnly={readOnly} />
    </FormSection>
  );
}
