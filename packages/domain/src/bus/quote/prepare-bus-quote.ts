import type { BusQuote } from '../../entities/index.ts';
import { prepareQuote, withTotals } from '../../quotes/prepare-quote.ts';

/**
 * A bus quote as it is stored: texts cleaned and totals computed; the typed markup stays. The server calls it before saving.
 * @see
 */
export function prepareBusQuote(quote: BusQuote): BusQuote {
  return withTotals(prepareQuote(quote), quote.markup);
}
