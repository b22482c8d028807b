import type { LookupItem } from '@guiche/contract/lookups';

/** The entities of a lookup; an item whose `data` cannot be read is left out. @see S-165 */
export function entitiesOf<T>(items: readonly LookupItem[]): readonly T[] {
  return items.flatMap(({ data }) => {
    try {
      // The server checks its answers against the contract's schemas; here they are taken at its word.
      return [JSON.parse(data) as T];
    } catch {
      return [];
    }
  });
}
