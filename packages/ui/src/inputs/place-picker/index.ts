export type { PlaceQuery, Places } from '../internal/places.ts';
export { PlacePicker, type PlacePickerProps } from './place-picker.tsx';
