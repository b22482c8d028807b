/** The most characters that a search of requests looks for. */
export const SEARCH_LENGTH = 255;

/** The part of a typed or pasted text that is searched: a text beyond the limit would be refused as a whole. */
export function searchedTerm(text: string): string {
  return text.slice(0, SEARCH_LENGTH);
}
