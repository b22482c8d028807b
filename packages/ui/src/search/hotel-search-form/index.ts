export type { FoundPlace, SearchPlaces } from '../../quote/place-field.tsx';
export type { HotelSearchCriteria, HotelSearchStart, HotelSearchValues } from './hotel-search-criteria.ts';
export { HotelSearchForm, type HotelSearchFormProps } from './hotel-search-form.tsx';
