import { roundCents, sumDecimals } from '../pricing/decimal.ts';
import { type ComparableQuote, comparableTotal } from './comparable-total.ts';
import { lowestTotal } from './lowest-total.ts';

/**
 * How far the total of a quote is above the lowest one of its service, in BRL with 2 decimals; 0 for the lowest, and for each of several that
 * are equally low. Null when there is nothing to compare: fewer than two quotes with a comparable total, or the quote has none.
 * @see Q-133
 */
export function aboveLowestTotal(quote: ComparableQuote, quotes: readonly ComparableQuote[]): number | null {
  const [own, lowest] = [comparableTotal(quote), lowestTotal(quotes)];
  const compared = quotes.filter((each) => comparableTotal(each) !== null).length;
  return own === null || lowest === null || compared < 2 ? null : roundCents(sumDecimals(own, -lowest));
}
