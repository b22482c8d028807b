import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import type { ControllerFieldState, ControllerRenderProps } from 'react-hook-form';
import { Autocomplete } from '../inputs/autocomplete/index.ts';
import { useQuoteSurroundings } from './quote-surroundings.ts';

/** A city, a station or another place that a lookup found. */
export interface FoundPlace {
  readonly id: string;
  /** What the quote holds once it is chosen. */
  readonly nome: string;
  /** Where it is, to tell it from others of the same name. */
  readonly local?: string | undefined;
}

/** Finds places while someone types; can be aborted by the signal. */
export type SearchPlaces = (term: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;

interface PlaceFieldProps {
  /** The field of the form, which holds the name of the place. */
  field: Pick<ControllerRenderProps, 'ref' | 'name' | 'onBlur'> & {
    readonly value: string | null | undefined;
    readonly onChange: (name: string | null) => void;
  };
  state: Pick<ControllerFieldState, 'error'>;
  label: string;
  search: SearchPlaces;
  /** Whether the field lists places before anything is typed. */
  searchEmpty?: boolean;
  required?: boolean;
}

/** A place, searched by its name; a name that is not found is kept as typed. @see S-170, S-171, S-173 */
export function PlaceField({ field, state, label, search, searchEmpty = false, required = false }: PlaceFieldProps) {
  const { readOnly } = useQuoteSurroundings();
  return (
    <Autocomplete
      ref={field.ref}
      name={field.name}
      label={label}
      leave="keep"
      maxLength={LINE_LENGTH}
      value={field.value ? { id: field.value, label: field.value } : null}
      onSearch={async (term, signal) =>
        (await search(term, signal)).map(({ id, nome, local }) => ({ id, label: nome, ...(local !== undefined && { sublabel: local }) }))
      }
      onTermChange={(term) => field.onChange(term || null)}
      onValueChange={(item) => item && field.onChange(item.label)}
      onBlur={field.onBlur}
      error={state.error?.message}
      searchEmpty={searchEmpty}
      required={required}
      readOnly={readOnly}
    />
  );
}
