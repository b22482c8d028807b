export { supplierOfExternal } from './external-supplier.ts';
export { LOOKUP_ENTITIES, type LookupEntity, lookupIsOfPlaces } from './lookup-entities.ts';
export { type LookupFilters, passesLookupFilters, readLookupFilters } from './lookup-filters.ts';
export { asksWholeList, LOOKUP_MIN_CHARS, type LookupSearch, lookupIsSearched } from './lookup-is-searched.ts';
export { lookupTerm } from './lookup-term.ts';
export { carPlaceText, cityText } from './place-text.ts';
export { type ReadLookupItem, readLookupItems } from './read-lookup-items.ts';
