import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Autocomplete } from '../inputs/autocomplete/index.ts';
import type { SearchPlaces } from '../quote/place-field.tsx';

interface PlaceSearchFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>> {
  control: Control<Values>;
  /** The field of the form, which holds the name of the place. */
  name: Name;
  label: string;
  search: SearchPlaces;
  placeholder?: string | undefined;
  required?: boolean;
}

/** A city or a bus station of a search, which is one that its lookup found. */
export function PlaceSearchField<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>({
  control,
  name,
  label,
  search,
  placeholder,
  required = false,
}: PlaceSearchFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const value: string | null = field.value;
  return (
    <Autocomplete
      ref={field.ref}
      name={field.name}
      label={label}
      placeholder={placeholder}
      value={value ? { id: value, label: value } : null}
      onSearch={async (term, signal) =>
        (await search(term, signal)).map(({ id, nome, local }) => ({ id, label: nome, ...(local !== undefined && { sublabel: local }) }))
      }
      onValueChange={(item) => field.onChange(item?.label ?? null)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required={required}
    />
  );
}
