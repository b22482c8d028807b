export type { PlaceQuery, Places } from '../internal/places.ts';
export { HotelCityPicker, type HotelCityPickerProps } from './hotel-city-picker.tsx';
