import { isRecord } from '../internal/is-record.ts';

/** An item with its parsed record; null when its text could not be read. @see S-165, S-280 */
export type ReadLookupItem<Item> = Omit<Item, 'data'> & { readonly data: Readonly<Record<string, unknown>> | null };

function readData(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** The items of a lookup with their `data` parsed into objects; null for a text that cannot be read, while the item stays. @see S-165 */
export function readLookupItems<Item extends { readonly data: string }>(items: readonly Item[]): readonly ReadLookupItem<Item>[] {
  return items.map(({ data, ...item }) => ({ ...item, data: readData(data) }));
}
