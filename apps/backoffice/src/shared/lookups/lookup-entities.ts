import type { Client } from '@guiche/contract/client';
import { type LookupEntity, type LookupItem, listLookup, searchLookup } from '@guiche/contract/lookups';
import type { LookupData } from '@guiche/domain/entities';
import { asksWholeList, type LookupFilters, lookupTerm, readLookupItems } from '@guiche/domain/lookups';
import type { ExpenseType } from '@guiche/ui/inputs/expense-type-lookup';

/** The entities of a lookup; an item whose `data` cannot be read is left out. @see S-165 */
function entitiesOf<T>(items: readonly LookupItem[]): readonly T[] {
  // The server checks its responses against the contract's schemas; they are not checked here again.
  return readLookupItems(items).flatMap(({ data }) => (data === null ? [] : [data as T]));
}

/** All entities of a lookup. @see S-379 */
export async function listEntities<T>(client: Client, entity: LookupEntity, signal: AbortSignal): Promise<readonly T[]> {
  return entitiesOf<T>(await client.call(listLookup, { params: { entity }, signal }));
}

/** What a lookup is searched for. */
export interface LookupQuery {
  readonly term: string;
  /** What the data of the found entities have to be, by the names of their members. @see S-168 */
  readonly filters?: LookupFilters | undefined;
}

function itemsFor(client: Client, entity: LookupEntity, { term, filters }: LookupQuery, signal: AbortSignal): Promise<LookupItem[]> {
  if (asksWholeList(term) && !filters) return client.call(listLookup, { params: { entity }, signal });
  const body = { entity, term: lookupTerm(entity, term), ...(filters && { filters: JSON.stringify(filters) }) };
  return client.call(searchLookup, { body, signal });
}

/** The entities that a lookup finds for a term; all of them for an empty one without filters. @see S-163, S-164, S-168, S-378 */
export async function searchEntities<T>(
  client: Client,
  entity: LookupEntity,
  query: LookupQuery,
  signal: AbortSignal,
): Promise<readonly T[]> {
  return entitiesOf<T>(await itemsFor(client, entity, query, signal));
}

/** The types of expense that match a term, each with its name beside the flags that its data are. @see S-174, S-281 */
export async function searchExpenseTypes(client: Client, term: string, signal: AbortSignal): Promise<readonly ExpenseType[]> {
  const items = await itemsFor(client, 'tipoDespesa', { term }, signal);
  return readLookupItems(items).flatMap(({ id, label, data }) =>
    data === null ? [] : [{ ...(data as LookupData['tipoDespesa']), id, nome: label }],
  );
}
