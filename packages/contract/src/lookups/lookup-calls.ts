import { findExternalSuppliers } from './find-external-suppliers.ts';
import { findPlaces } from './find-places.ts';
import { listConsolidators } from './list-consolidators.ts';
import { listIntermediaries } from './list-intermediaries.ts';
import { listLookup } from './list-lookup.ts';
import { listSuppliers } from './list-suppliers.ts';
import { searchLookup } from './search-lookup.ts';

/** Every call of the lookups. */
export const LOOKUP_CALLS = [
  searchLookup,
  listLookup,
  listIntermediaries,
  listSuppliers,
  listConsolidators,
  findExternalSuppliers,
  findPlaces,
] as const;
