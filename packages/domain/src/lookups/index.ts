export { LOOKUP_ENTITIES, type LookupEntity } from './lookup-entities.ts';
export { lookupTerm } from './lookup-term.ts';
export { type ReadLookupItem, readLookupItems } from './read-lookup-items.ts';
