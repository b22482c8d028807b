import { type ComparableQuote, comparableTotal } from './comparable-total.ts';

/**
 * The lowest total of a service's quotes in BRL. Cancelled quotes, those without a price yet and those without an exchange rate are left out;
 * null when none is left.
 * @see Q-133
 */
export function lowestTotal(quotes: readonly ComparableQuote[]): number | null {
  const totals = quotes.map(comparableTotal).filter((total) => total !== null);
  return totals.length === 0 ? null : Math.min(...totals);
}
