import { roundCents, sumDecimals } from '../pricing/decimal.ts';
import type { CommonQuote } from './new-quote.ts';
import { quoteIsNew } from './quote-is-new.ts';

type Totalled = Pick<CommonQuote, 'total' | 'moeda'>;

/**
 * The amount by which a quote's total is above the stored one (below it: negative), in the quote's currency; 0 when they are equal. Null
 * when it is stored in another currency, so that the two cannot be compared; undefined when nothing is stored, because the quote is new.
 * @see Q-117
 */
export function totalChange(quote: Totalled, stored: Totalled & Pick<CommonQuote, 'versao'>): number | null | undefined {
  if (quoteIsNew(stored)) return undefined;
  if (quote.moeda?.codigo !== stored.moeda?.codigo) return null;
  return roundCents(sumDecimals(quote.total, -stored.total));
}
