export type { FoundPlace, SearchPlaces } from '../../quote/place-field.tsx';
export type { CarSearchCriteria, CarSearchStart, CarSearchValues } from './car-search-criteria.ts';
export { CarSearchForm, type CarSearchFormProps } from './car-search-form.tsx';
