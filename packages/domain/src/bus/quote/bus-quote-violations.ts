import type { BusQuote } from '../../entities/index.ts';
import { isExistingWallClock } from '../../internal/existing-moment.ts';
import type { Violation } from '../../messages/index.ts';
import { customFieldViolations, priceViolations, type QuoteContext, supplierViolations } from '../../quotes/common-violations.ts';
import { unreadableDates } from '../../quotes/unreadable-dates.ts';

/**
 * What forbids saving a bus quote, each at its field; empty when it may be saved: the price, departure and arrival that are not an existing
 * date and time, the supplier, and the client's custom fields. The server calls it before saving.
 * @see Q-033
 */
export function busQuoteViolations(quote: BusQuote, context: QuoteContext): readonly Violation[] {
  return [
    ...priceViolations(quote),
    ...unreadableDates(quote, ['dataPartida', 'dataChegada'], isExistingWallClock),
    ...supplierViolations(quote, context),
    ...customFieldViolations(quote),
  ];
}
