import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { type Control, useController } from 'react-hook-form';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import type { CarChangeValues } from './car-change-values.ts';

interface ChangePlaceFieldProps {
  control: Control<CarChangeValues>;
  name: 'cidadeRetirada' | 'localRetirada' | 'cidadeDevolucao' | 'localDevolucao';
  label: string;
  search: SearchPlaces;
  placeholder?: string;
  required?: boolean;
}

/** A city or a counter, searched by its name; a name that is not found is kept as typed. @see S-171, S-173 */
export function ChangePlaceField({ control, name, label, search, placeholder, required = false }: ChangePlaceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Autocomplete
      ref={field.ref}
      name={field.name}
      label={label}
      placeholder={placeholder}
      leave="keep"
      maxLength={LINE_LENGTH}
      value={field.value ? { id: field.value, label: field.value } : null}
      onSearch={async (term, signal) =>
        (await search(term, signal)).map(({ id, nome, local }) => ({ id, label: nome, ...(local !== undefined && { sublabel: local }) }))
      }
      onTermChange={(term) => field.onChange(term || null)}
      onValueChange={(item) => item && field.onChange(item.label)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required={required}
    />
  );
}
