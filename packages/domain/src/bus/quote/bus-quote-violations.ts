import type { BusQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';
import {
  customFieldViolations,
  priceViolations,
  type QuoteContext,
  supplierViolations,
  textViolations,
} from '../../quotes/common-violations.ts';
import { tripDateViolations } from './trip-date-violations.ts';

/**
 * What forbids saving a bus quote, each at its field; empty when it may be saved: the price, departure and arrival that are not an existing
 * date and time, an arrival an hour or more before the departure, the supplier, and the client's custom fields. The quote modal and the server
 * call it before saving.
 * @see
 */
export function busQuoteViolations(quote: BusQuote, context: QuoteContext): readonly Violation[] {
  return [
    ...priceViolations(quote),
    ...tripDateViolations(quote),
    ...supplierViolations(quote, context),
    ...textViolations(quote),
    ...customFieldViolations(quote),
  ];
}
