export type { PlaceQuery, Places } from '../internal/places.ts';
export { CityPicker, type CityPickerProps } from './city-picker.tsx';
