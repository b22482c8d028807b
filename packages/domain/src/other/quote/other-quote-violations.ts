import type { BusQuote, OtherQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';
import { customFieldViolations, priceViolations, type QuoteContext, supplierViolations } from '../../quotes/common-violations.ts';

/**
 * What forbids saving a quote of a bus or of another service, each at its field: their price, their supplier and the client's own fields are
 * all that is asked. Empty when it may be saved.
 * @see Q-033
 */
export function otherQuoteViolations(quote: BusQuote | OtherQuote, context: QuoteContext): readonly Violation[] {
  return [...priceViolations(quote), ...supplierViolations(quote, context), ...customFieldViolations(quote)];
}
