import type { Client } from '@guiche/contract/client';
import { type LookupEntity, type LookupItem, listLookup, searchLookup } from '@guiche/contract/lookups';
import { asksWholeList, readLookupItems } from '@guiche/domain/lookups';

/** The entities of a lookup; an item whose `data` cannot be read is left out. @see S-165 */
function entitiesOf<T>(items: readonly LookupItem[]): readonly T[] {
  // The server checks its responses against the contract's schemas; they are not checked here again.
  return readLookupItems(items).flatMap(({ data }) => (data === null ? [] : [data as T]));
}

/** All entities of a lookup. @see S-379 */
export async function listEntities<T>(client: Client, entity: LookupEntity, signal: AbortSignal): Promise<readonly T[]> {
  return entitiesOf<T>(await client.call(listLookup, { params: { entity }, signal }));
}

/** The entities that a lookup finds for a term; all of them for an empty one. @see S-164, S-378 */
export async function searchEntities<T>(client: Client, entity: LookupEntity, term: string, signal: AbortSignal): Promise<readonly T[]> {
  if (asksWholeList(term)) return listEntities<T>(client, entity, signal);
  return entitiesOf<T>(await client.call(searchLookup, { body: { entity, term }, signal }));
}
