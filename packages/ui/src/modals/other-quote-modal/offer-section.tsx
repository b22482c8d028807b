import type { OtherQuote } from '@guiche/domain/entities';
import type { Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { offerSectionTexts } from './offer-section.texts.ts';

interface OfferSectionProps {
  firstFieldRef: Ref<HTMLTextAreaElement>;
}

/** What is offered, in the clerk's words; folded to their beginning. @see */
export function OfferSection({ firstFieldRef }: OfferSectionProps) {
  const t = useTexts(offerSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<OtherQuote>();
  const { field, fieldState } = useController({ control, name: 'descricao' });
  return (
    <FormSection title={t('offer')} names={['descricao']} summary={field.value?.trim() || t('noOffer')}>
      <TextArea
        ref={mergeRefs(field.ref, firstFieldRef)}
        name="descricao"
        label={t('description')}
        rows={4}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        readOnly={readOnly}
      />
    </FormSection>
  );
}
