import { PlaceField, type PlaceFieldProps } from '../internal/place-field.tsx';

export type PlacePickerProps = PlaceFieldProps;

/**
 * A place of a maps service: any kind of place, in any country.
 *
 * Use: for where something is or somebody has to be: an address, a company, an airport, a city.
 * Not for: a city in Brazil, which a `CityPicker` takes; a place of the agency's own lookup, which a `PlaceLookup` finds.
 * Value: the place with its address and coordinates, or `null`.
 * Keyboard: Letters, Digits: search; Up, Down: move in the list; Enter: chooses; Escape: closes the list, and pressed again restores the choice.
 * Screen reader: that of `Autocomplete`; the address is read after the name.
 * @see S-179, S-283
 * @keywords local, endereço, mapa, lugar, place picker, maps
 */
export function PlacePicker(props: PlacePickerProps) {
  return <PlaceField {...props} kind="any" />;
}
