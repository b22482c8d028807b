/** Text as searches compare it: lower case, without accents and control characters, single blanks. `São  Luís` gives `sao luis`. */
export function searchText(...parts: readonly (string | number | null | undefined)[]): string {
  return parts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
