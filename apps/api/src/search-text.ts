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
