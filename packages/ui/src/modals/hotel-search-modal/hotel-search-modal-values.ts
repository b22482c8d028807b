import type { HotelSearchValues } from '../../search/hotel-search-form/hotel-search-criteria.ts';

/** What the fields of the window hold: the criteria, and the ids of the travellers who are ticked. */
export interface HotelSearchModalValues extends HotelSearchValues {
  viajantes: readonly string[];
}
