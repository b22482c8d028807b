export type { FoundPlace, SearchPlaces } from '../../quote/place-field.tsx';
export type { HotelSearchCriteria, HotelSearchStart } from '../../search/hotel-search-form/index.ts';
export { HotelSearchModal, type HotelSearchModalProps, type TravellersHotelSearch } from './hotel-search-modal.tsx';
