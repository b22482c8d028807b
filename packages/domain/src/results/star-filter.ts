import type { HotelQuote } from '../entities/index.ts';
import { liesWithin, type Range } from './range.ts';

/** The ends of the star slider. @see S-028 */
export const STARS: Range = { min: 1, max: 5 };

/** Keeps the hotels whose stars lie between two values; null keeps all, also those without a rating. @see S-028 */
export function starFilter(range: Range | null): (result: Pick<HotelQuote, 'estrelas'>) => boolean {
  return ({ estrelas }) => liesWithin(estrelas, range);
}
