import type { LookupItem } from '@guiche/contract/lookups';
import { readLookupItems } from '@guiche/domain/lookups';

/** The entities of a lookup; an item whose `data` cannot be read is nothing to choose, and is left out. @see S-165 */
export function entitiesOf<T>(items: readonly LookupItem[]): readonly T[] {
  // The server checks its answers against the contract's schemas; here they are taken at its word.
  return readLookupItems(items).flatMap(({ data }) => (data === null ? [] : [data as T]));
}
