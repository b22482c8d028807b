import { parseFreeText } from '@guiche/masks/free-text';

const STRIPPED: readonly string[] = ['cidade', 'rodoviaria'];

/**
 * The search term of a lookup: blanks around it are removed; for cities and bus stations also special characters, and accented letters
 * become their base letters.
 * @see S-163
 */
export function lookupTerm(entity: string, typed: string): string {
  return parseFreeText(typed, { stripSpecial: STRIPPED.includes(entity) });
}
