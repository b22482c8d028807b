import type { LookupData } from '@guiche/domain/entities';
import { carPlaceText } from '@guiche/domain/lookups';
import { EntityLookup, type LookupProps } from '../internal/entity-lookup.tsx';

/** A place as its lookup finds it: an address in a city, or a name with state and country. */
export type LookupPlace = LookupData['localCarro'] & { readonly id: string };

export type PlaceLookupProps = LookupProps<LookupPlace>;

function itemOf(place: LookupPlace) {
  const { name, where } = carPlaceText(place);
  return { id: place.id, label: name, sublabel: where };
}

/**
 * A place, by its name or by its street and number, with city and state (or state and country) below it.
 *
 * Use: for a place that the lookup of places knows.
 * Not for: a place of the maps service, which a `PlacePicker` finds; a city alone, which a `CityPicker` takes.
 * Value: the place, or `null`.
 * Keyboard: Letters, Digits: search; Up, Down: move in the list; Enter: chooses; Escape: closes the list, and pressed again restores the choice.
 * Screen reader: that of `Autocomplete`; city and state are read after the place.
 * @see S-172
 * @keywords local, lugar, endereço, lookup, place
 */
export function PlaceLookup(props: PlaceLookupProps) {
  return <EntityLookup {...props} itemOf={itemOf} />;
}
