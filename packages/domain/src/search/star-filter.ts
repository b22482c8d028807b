import { liesWithin, type Range } from './range.ts';

/** The ends of the star slider. @see S-028 */
export const STARS: Range = { min: 1, max: 5 };

/** A hotel result; null has no rating. */
export interface Starred {
  readonly estrelas: number | null;
}

/** Keeps the hotels whose stars lie between two values; null keeps all, also those without a rating. @see S-028 */
export function starFilter(range: Range | null): (result: Starred) => boolean {
  return ({ estrelas }) => liesWithin(estrelas, range);
}
