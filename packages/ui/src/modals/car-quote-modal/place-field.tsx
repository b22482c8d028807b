import type { CarQuote } from '@guiche/domain/entities';
import { useController, useFormContext } from 'react-hook-form';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import type { CarQuoteSources } from './car-quote-context.ts';

interface PlaceFieldProps {
  name: 'cidadeRetirada' | 'localRetirada' | 'cidadeDevolucao' | 'localDevolucao';
  label: string;
  search: CarQuoteSources['searchPlaces'];
  required?: boolean;
}

/** A city or a place, searched by its name; a name that is not found is kept as typed. @see S-171, S-173 */
export function PlaceField({ name, label, search, required = false }: PlaceFieldProps) {
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<CarQuote>();
  const { field, fieldState } = useController({ control, name });
  return (
    <Autocomplete
      ref={field.ref}
      name={name}
      label={label}
      leave="keep"
      value={field.value ? { id: field.value, label: field.value } : null}
      onSearch={async (term, signal) =>
        (await search(term, signal)).map(({ id, nome, local }) => ({ id, label: nome, ...(local !== undefined && { sublabel: local }) }))
      }
      onTermChange={(term) => field.onChange(term || null)}
      onValueChange={(item) => item && field.onChange(item.label)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required={required}
      readOnly={readOnly}
    />
  );
}
