import type { OtherQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';
import {
  customFieldViolations,
  priceViolations,
  type QuoteContext,
  supplierViolations,
  textViolations,
} from '../../quotes/common-violations.ts';

/**
 * What forbids saving a quote of another service, each at its field; empty when it may be saved. Only the price, the supplier and the
 * client's custom fields are checked. The server calls it before saving.
 * @see Q-033
 */
export function otherQuoteViolations(quote: OtherQuote, context: QuoteContext): readonly Violation[] {
  return [...priceViolations(quote), ...supplierViolations(quote, context), ...textViolations(quote), ...customFieldViolations(quote)];
}
