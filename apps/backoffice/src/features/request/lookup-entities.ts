import type { LookupItem } from '@guiche/contract/lookups';
import { readLookupItems } from '@guiche/domain/lookups';

/** The entities of a lookup; an item whose `data` cannot be read is left out. @see S-165 */
export function entitiesOf<T>(items: readonly LookupItem[]): readonly T[] {
  // The server checks its responses against the contract's schemas; they are not checked here again.
  return readLookupItems(items).flatMap(({ data }) => (data === null ? [] : [data as T]));
}
