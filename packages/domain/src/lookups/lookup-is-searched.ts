/** The minimum number of characters for a lookup, unless its field sets another. @see S-161 */
export const LOOKUP_MIN_CHARS = 3;

/** What asks a lookup that is bound to an id for its whole list. @see S-164 */
const WHOLE_LIST = '***';

/** The conditions for searching a lookup. */
export interface LookupSearch {
  readonly minChars?: number | undefined;
  /** Whether an empty term is searched too, which shows the whole list. @see S-164 */
  readonly searchEmpty?: boolean | undefined;
  /** Whether the lookup is bound to an id, so that `***` shows the whole list too. @see S-164 */
  readonly idBound?: boolean | undefined;
}

/**
 * Whether a typed term asks for the whole list instead of a search: an empty one, and `***` in a lookup that is bound to an id. Blanks
 * around it do not count.
 * @see S-164, S-379
 */
export function asksWholeList(typed: string, { idBound = false }: Pick<LookupSearch, 'idBound'> = {}): boolean {
  const term = typed.trim();
  return term === '' || (idBound && term === WHOLE_LIST);
}

/**
 * Whether a typed term leads to a call: it is long enough to be searched, or asks for the whole list where that is shown; blanks around it
 * do not count.
 * @see S-161, S-164
 */
export function lookupIsSearched(
  typed: string,
  { minChars = LOOKUP_MIN_CHARS, searchEmpty = false, idBound = false }: LookupSearch = {},
): boolean {
  const { length } = typed.trim();
  if (length === 0) return searchEmpty;
  return length >= minChars || asksWholeList(typed, { idBound });
}
