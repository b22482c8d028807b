import { decimal, roundCents } from '../pricing/decimal.ts';
import { ascending } from './order.ts';

/** A result with its price, in the currency of the whole list; null while it has none. */
export interface Priced {
  readonly total: number | null;
}

/** The price for comparing, at 2 decimals; null for none. */
export function priceOf({ total }: Priced): number | null {
  // Most have whole cents: these are found without decimals, which take long for thousands of results under a moving slider.
  if (total === null || Math.round(total * 100) / 100 === total) return total;
  return roundCents(decimal(total));
}

/** The cheapest first. */
export const byPrice = ascending(priceOf);
