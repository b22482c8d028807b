import type { OtherQuote } from '@guiche/domain/entities';
import { carPlaceText } from '@guiche/domain/lookups';
import { useController, useFormContext } from 'react-hook-form';
import { type LookupPlace, PlaceLookup, type PlaceLookupProps } from '../../inputs/place-lookup/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';

interface ServicePlaceFieldProps {
  label: string;
  search: PlaceLookupProps['onSearch'];
}

/** Where the service is rendered. The quote keeps the two lines of a place: `endereco` and `cidade`. @see S-172 */
export function ServicePlaceField({ label, search }: ServicePlaceFieldProps) {
  const { readOnly } = useQuoteSurroundings();
  const { control, setValue } = useFormContext<OtherQuote>();
  const { field, fieldState } = useController({ control, name: 'endereco' });
  function take(place: LookupPlace | null) {
    const text = place && carPlaceText(place);
    setValue('cidade', text?.where ?? null, { shouldDirty: true });
    field.onChange(text?.name ?? null);
  }
  return (
    <PlaceLookup
      ref={field.ref}
      name={field.name}
      label={label}
      value={field.value ? storedPlace(field.value) : null}
      onSearch={search}
      onValueChange={take}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      readOnly={readOnly}
    />
  );
}

/** The field shows the first line alone once a place is chosen. */
function storedPlace(endereco: string): LookupPlace {
  return { id: endereco, nome: endereco, estado: '', pais: '' };
}
