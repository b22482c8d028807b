/** Marks before a number, as people write and paste them: `#48403`, `nº 48403`, `n. 48403`. */
const NUMBER_MARK = /(?:#|(?<![\p{L}\p{N}])n[º°o]?\.?[º°]?)\s*(?=\d)/giu;

/** The words that a search looks for. A mark before a number is none of them: `nº 48403` looks for `48403`. */
export function searchedWords(term: string | undefined): readonly string[] {
  return searchText(term?.replace(NUMBER_MARK, ' ')).split(' ').filter(Boolean);
}

/** The form of a text that searches compare: lower case, no accents or control characters, single blanks. `São  Luís` gives `sao luis`. */
export function searchText(...parts: readonly (string | number | null | undefined)[]): string {
  return parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
