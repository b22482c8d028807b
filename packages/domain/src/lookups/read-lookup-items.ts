import { parsedRecord } from '../internal/parsed-record.ts';

/** An item with its parsed record; null when its text could not be read. @see S-165, S-280 */
export type ReadLookupItem<Item> = Omit<Item, 'data'> & { readonly data: Readonly<Record<string, unknown>> | null };

/** The items of a lookup with their `data` parsed into objects; null for a text that cannot be read, while the item stays. @see S-165 */
export function readLookupItems<Item extends { readonly data: string }>(items: readonly Item[]): readonly ReadLookupItem<Item>[] {
  return items.map(({ data, ...item }) => ({ ...item, data: parsedRecord(data) }));
}
