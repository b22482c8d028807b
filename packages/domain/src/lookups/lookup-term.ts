import { parseFreeText } from '@guiche/masks/free-text';

const STRIPPED: readonly string[] = ['cidade', 'rodoviaria'];

/**
 * The term that a lookup searches for: those of cities and bus stations lose their special characters, and accents leave their base
 * letter; blanks around a term do not count anywhere.
 * @see S-163
 */
export function lookupTerm(entity: string, typed: string): string {
  return parseFreeText(typed, { stripSpecial: STRIPPED.includes(entity) });
}
