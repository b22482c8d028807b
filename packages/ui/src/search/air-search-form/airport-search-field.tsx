import type { Airport } from '@guiche/domain/entities';
import { type Control, useController } from 'react-hook-form';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import type { AirSearchValues } from './air-search-criteria.ts';

/** What the airports of all legs have in common. */
export interface AirportSearch {
  /** The airports whose names are known, by their codes. */
  known: Readonly<Record<string, Airport>>;
  search: (term: string, signal: AbortSignal) => Promise<readonly Airport[]>;
  /** Told of each airport that is chosen, so that its name stays known. */
  onFound: (airport: Airport) => void;
}

interface AirportSearchFieldProps {
  control: Control<AirSearchValues>;
  name: `trechos.${number}.${'origem' | 'destino'}`;
  label: string;
  airports: AirportSearch;
}

/** As it stands in its field: the code, and the city where it is. */
function itemOf(iata: string, airport: Airport | undefined) {
  return { id: iata, label: airport ? `${iata} · ${airport.local}` : iata };
}

/** An airport of a leg, searched by code, name or city. */
export function AirportSearchField({ control, name, label, airports }: AirportSearchFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { known, search, onFound } = airports;
  return (
    <Autocomplete
      ref={field.ref}
      name={field.name}
      label={label}
      value={field.value === null ? null : itemOf(field.value, known[field.value])}
      onSearch={async (term, signal) =>
        (await search(term, signal)).map((airport) => ({ ...itemOf(airport.iata, airport), sublabel: airport.nome, airport }))
      }
      onValueChange={(item) => {
        // The choice that Escape brings back is known already, or has no name.
        if (item && 'airport' in item) onFound(item.airport);
        field.onChange(item?.id ?? null);
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required
    />
  );
}
