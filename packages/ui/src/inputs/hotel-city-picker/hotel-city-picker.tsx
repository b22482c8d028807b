import { useTexts } from '../../i18n/index.ts';
import { CityPicker, type CityPickerProps } from '../city-picker/index.ts';
import { hotelCityPickerTexts } from './hotel-city-picker.texts.ts';

export interface HotelCityPickerProps extends Omit<CityPickerProps, 'label'> {
  /** The label above the field; by default that it is the city of the stay. */
  label?: string | undefined;
}

/**
 * The city of a hotel search: only cities in Brazil, of a maps service.
 *
 * Use: where hotels are searched.
 * Not for: the city of a hotel that was found, which its quote has; another place, which a `PlacePicker` takes.
 * Value: the city as a place with its address and coordinates, or `null`.
 * Parts: those of a `CityPicker`.
 * Keyboard: Letters: search; Up, Down: move in the list; Enter: chooses; Escape: closes the list, and pressed again restores the choice.
 * Screen reader: that of `Autocomplete`; the state is read after the city.
 * @see S-178
 * @keywords cidade do hotel, hospedagem, cidade, hotel city
 */
export function HotelCityPicker({ label, placeholder, ...rest }: HotelCityPickerProps) {
  const t = useTexts(hotelCityPickerTexts);
  return <CityPicker {...rest} label={label ?? t('label')} placeholder={placeholder ?? t('placeholder')} />;
}
