import type { HotelQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';
import { authorizationCodeViolation } from '../../quotes/authorization-code.ts';
import {
  customFieldViolations,
  priceViolations,
  type QuoteContext,
  someViolation,
  supplierViolations,
} from '../../quotes/common-violations.ts';
import { type CommissionContext, commissionViolation } from './commission.ts';
import { stayHourViolations } from './stay-violations.ts';

export type HotelQuoteContext = QuoteContext & CommissionContext;

/**
 * What forbids saving a hotel quote, each at its field; empty when it may be saved. The screen shows them; the server checks again.
 * @see
 */
export function hotelQuoteViolations(quote: HotelQuote, context: HotelQuoteContext): readonly Violation[] {
  return [
    ...priceViolations(quote),
    ...stayHourViolations(quote, context.history),
    ...someViolation(commissionViolation(quote, context)),
    ...supplierViolations(quote, context),
    ...someViolation(authorizationCodeViolation('HOTEL', quote, context.mode)),
    ...customFieldViolations(quote),
  ];
}
