export type { FoundPlace, SearchPlaces } from '../../quote/place-field.tsx';
export type { BusSearchCriteria, BusSearchStart, BusSearchValues } from './bus-search-criteria.ts';
export { BusSearchForm, type BusSearchFormProps } from './bus-search-form.tsx';
