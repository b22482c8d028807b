import { PlaceField, type PlaceFieldProps } from '../internal/place-field.tsx';

export type CityPickerProps = PlaceFieldProps;

/**
 * A city in Brazil, of a maps service.
 *
 * Use: for a city in Brazil of which the coordinates are needed.
 * Not for: the city of a hotel search, which a `HotelCityPicker` takes; any other place, which a `PlacePicker` takes.
 * Value: the city as a place with its address and coordinates, or `null`.
 * Keyboard: Letters: search; Up, Down: move in the list; Enter: chooses; Escape: closes the list, and pressed again restores the choice.
 * Screen reader: that of `Autocomplete`; the state is read after the city.
 * @see S-180
 * @keywords cidade, município, city picker
 */
export function CityPicker(props: CityPickerProps) {
  return <PlaceField {...props} kind="city" country="BR" />;
}
