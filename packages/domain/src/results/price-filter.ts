import { type Priced, priceOf } from './price.ts';
import { liesWithin, type Range } from './range.ts';

/** Keeps the results whose total lies between two prices, compared at 2 decimals; null keeps all. @see S-024 */
export function priceFilter(range: Range | null): (result: Priced) => boolean {
  return (result) => liesWithin(priceOf(result), range);
}
