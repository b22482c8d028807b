export { findExternalSuppliers } from './find-external-suppliers.ts';
export { findPlaces } from './find-places.ts';
export { listConsolidators } from './list-consolidators.ts';
export { listIntermediaries } from './list-intermediaries.ts';
export { listLookup } from './list-lookup.ts';
export { listSuppliers } from './list-suppliers.ts';
export { LOOKUP_CALLS } from './lookup-calls.ts';
export { LOOKUP_ENTITIES, type LookupEntity, type LookupItem, lookupItemSchema } from './lookup-item.ts';
export { searchLookup } from './search-lookup.ts';
