import { type Priced, priceOf } from './price.ts';
import type { Range } from './range.ts';

/**
 * The two ends of the price slider: the lowest price rounded down and the highest rounded up to whole units, so that no result falls
 * outside. Null when no result has a price.
 * @see S-032
 */
export function priceEnds(results: readonly Priced[]): Range | null {
  const prices = results.map(priceOf).filter((price) => price !== null);
  if (prices.length === 0) return null;
  return {
    min: Math.floor(prices.reduce((least, price) => Math.min(least, price))),
    max: Math.ceil(prices.reduce((most, price) => Math.max(most, price))),
  };
}

/** The step of a price slider: one whole unit. @see S-032 */
export const PRICE_STEP = 1;

/** How a price slider shows a value, with two decimals: `1500,00` for 1500, `119,90` for 119.9. @see S-032, S-073 */
export function priceLabel(value: number): string {
  return value.toFixed(2).replace('.', ',');
}
