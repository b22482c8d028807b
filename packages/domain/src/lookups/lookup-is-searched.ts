/** The minimum number of characters for a lookup, unless its field sets another. @see S-161 */
export const LOOKUP_MIN_CHARS = 3;

/** The conditions for searching a lookup. */
export interface LookupSearch {
  readonly minChars?: number | undefined;
  /** Whether an empty term is searched too, which shows the whole list. @see S-164 */
  readonly searchEmpty?: boolean | undefined;
}

/** Whether a typed term is long enough to be searched; blanks around it do not count. @see S-161, S-164 */
export function lookupIsSearched(typed: string, { minChars = LOOKUP_MIN_CHARS, searchEmpty = false }: LookupSearch = {}): boolean {
  const { length } = typed.trim();
  return length === 0 ? searchEmpty : length >= minChars;
}
