import type { OtherQuote } from '@guiche/domain/entities';
import type { Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { ExpenseTypeField } from './expense-type-field.tsx';
import { offerSectionTexts } from './offer-section.texts.ts';
import type { OtherQuoteSources } from './other-quote-modal-props.ts';
import { ServicePlaceField } from './service-place-field.tsx';

interface OfferSectionProps {
  sources: OtherQuoteSources;
  firstFieldRef: Ref<HTMLTextAreaElement>;
}

/** What is offered, in the clerk's words, where, and by which type of expense; folded to the beginning of the words. @see */
export function OfferSection({ sources, firstFieldRef }: OfferSectionProps) {
  const t = useTexts(offerSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<OtherQuote>();
  const { field, fieldState } = useController({ control, name: 'descricao' });
  return (
    <FormSection
      title={t('offer')}
      names={['descricao', 'endereco', 'cidade', 'tipoDespesa']}
      summary={field.value?.trim() || t('noOffer')}
    >
      <div className="g:grid g:gap-3 g:sm:grid-cols-2">
        <div className="g:sm:col-span-2">
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
        </div>
        <ServicePlaceField label={t('place')} search={sources.searchPlaces} />
        <ExpenseTypeField label={t('expenseType')} search={sources.searchExpenseTypes} />
      </div>
    </FormSection>
  );
}
