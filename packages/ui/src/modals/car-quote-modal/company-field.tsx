import { sortRentalCompanies } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import type { Ref } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { plainText } from '../../internal/plain-text.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useCarQuoteSurroundings } from './car-quote-context.ts';
import { carSectionTexts } from './car-section.texts.ts';

/** The rental company, chosen from the list of all. @see */
export function CompanyField({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const t = useTexts(carSectionTexts);
  const { sources } = useCarQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const { control, setValue } = useFormContext<CarQuote>();
  const { defaultValues: stored } = useFormState({ control });
  const { field, fieldState } = useController({ control, name: 'nomeCia' });

  async function search(term: string, signal: AbortSignal) {
    const names = (await sources.listRentalCompanies(signal)).filter((name) => plainText(name).includes(plainText(term)));
    return sortRentalCompanies(names).map((name) => ({ id: name, label: name }));
  }

  return (
    <Autocomplete
      ref={mergeRefs(field.ref, inputRef)}
      name="nomeCia"
      label={t('company')}
      minChars={1}
      searchEmpty
      debounce={0}
      value={field.value ? { id: field.value, label: field.value } : null}
      onSearch={search}
      onValueChange={(item) => {
        field.onChange(item?.label ?? null);
        // The stored picture shows the stored company, and no other.
        const picture = item?.label === stored?.nomeCia ? stored?.urlImagemCia : null;
        setValue('urlImagemCia', picture ?? null, { shouldDirty: true });
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      readOnly={readOnly}
    />
  );
}
