import type { HotelQuote } from '../../entities/index.ts';
import { isExistingInstant } from '../../internal/existing-moment.ts';
import type { Violation } from '../../messages/index.ts';
import { authorizationCodeViolation } from '../../quotes/authorization-code.ts';
import {
  amountViolations,
  customFieldViolations,
  priceViolations,
  type QuoteContext,
  someViolation,
  supplierViolations,
  textViolations,
} from '../../quotes/common-violations.ts';
import { unreadableDates } from '../../quotes/unreadable-dates.ts';
import { type CommissionContext, commissionViolation } from './commission-violation.ts';
import { contactViolations } from './contact-violations.ts';
import { rateViolations } from './rate-violations.ts';
import { stayDateViolations, stayHourViolations } from './stay-violations.ts';

export type HotelQuoteContext = QuoteContext & CommissionContext;

/**
 * What forbids saving a hotel quote, each at its field; empty when it may be saved. The quote modal and the
 * server call it before saving.
 *
 * Besides the rules of every quote (price, supplier, authorization code, custom fields): the hotel has a name; check-in and check-out exist, have an hour, and the
 * check-out is later; the cancellation deadline and the date of issue are existing moments; average rate and commission are not negative;
 * there are more than 0 and at most 999 nights; the commission is 0 to 100 % of the fare; e-mail and phone are valid or empty.
 * @see
 */
export function hotelQuoteViolations(quote: HotelQuote, context: HotelQuoteContext): readonly Violation[] {
  return [
    ...(quote.nome?.trim() ? [] : [{ key: 'informe_o_nome_do_hotel', field: 'nome' } as const]),
    ...priceViolations(quote),
    ...amountViolations(quote, ['tarifaMedia', 'valorComissao']),
    ...rateViolations(quote),
    ...stayDateViolations(quote, context.history),
    ...stayHourViolations(quote, context.history),
    ...unreadableDates(quote, ['prazoCancelamento', 'dataEmissao'], isExistingInstant),
    ...contactViolations(quote),
    ...someViolation(commissionViolation(quote, context)),
    ...supplierViolations(quote, context),
    ...someViolation(authorizationCodeViolation('HOTEL', quote, context.mode)),
    ...textViolations(quote),
    ...customFieldViolations(quote),
  ];
}
