import { parsedRecord } from '../internal/parsed-record.ts';

/** What items of a lookup have to be besides matching its term: members of their `data`, by name. */
export type LookupFilters = Readonly<Record<string, string>>;

/** Reads the filters of a call; `null` for a text that is not a JSON object of texts. @see S-378 */
export function readLookupFilters(text: string): LookupFilters | null {
  const parsed = parsedRecord(text);
  const isOfTexts = (record: Readonly<Record<string, unknown>>): record is LookupFilters =>
    Object.values(record).every((value) => typeof value === 'string');
  return parsed && isOfTexts(parsed) ? parsed : null;
}

/** Whether the data of an item have each filtered member, in upper or lower case, with or without accents. @see S-168, S-378 */
export function passesLookupFilters(data: Readonly<Record<string, unknown>> | null, filters: LookupFilters): boolean {
  return Object.entries(filters).every(([name, wanted]) => {
    const found = data !== null && Object.hasOwn(data, name) ? data[name] : undefined;
    return typeof found === 'string' && found.localeCompare(wanted, 'pt-BR', { sensitivity: 'base' }) === 0;
  });
}
