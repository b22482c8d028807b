import { decimal, roundCents } from '../pricing/decimal.ts';
import { ascending } from './order.ts';

/** A result with its price, in the currency of the whole list; null while it has none. */
export interface Priced {
  readonly total: number | null;
}

/** The price for comparing, at 2 decimals; null for none. */
export function priceOf({ total }: Priced): number | null {
  return total === null ? null : roundCents(decimal(total));
}

/** The cheapest first. */
export const byPrice = ascending(priceOf);
