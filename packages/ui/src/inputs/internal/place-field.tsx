import type { Place } from '@guiche/domain/entities';
import type { InputProps } from '../../internal/input-props.ts';
import { EntityLookup } from './entity-lookup.tsx';
import { isCity, isInCountry, type PlaceQuery, type Places } from './places.ts';

export interface PlaceFieldProps extends InputProps<Place | null> {
  /** The maps service that is searched. */
  places: Places;
}

/** Places of the service have no id of their own. */
function itemOf({ name, formatted_address, geometry: { location } }: Place) {
  return { id: `${formatted_address} ${location.lat} ${location.lng}`, label: name, sublabel: formatted_address };
}

/** A place of a maps service. What the service answers beyond the query is left out. */
export function PlaceField({ places, kind, country, ...rest }: PlaceFieldProps & Omit<PlaceQuery, 'signal'>) {
  return (
    <EntityLookup
      {...rest}
      onSearch={async (term, signal) => {
        const found = await places.search(term, { kind, country, signal });
        return found.filter((place) => (kind === 'any' || isCity(place)) && (country === undefined || isInCountry(place, country)));
      }}
      itemOf={itemOf}
    />
  );
}
