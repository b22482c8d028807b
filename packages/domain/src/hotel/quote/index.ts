export {
  type AgreedCommission,
  type Commission,
  type CommissionContext,
  type CommissionedQuote,
  commissionAfterFare,
  commissionFraction,
  commissionFractionOf,
  commissionOfTypedFraction,
  commissionOfTypedValue,
  commissionValue,
  commissionViolation,
  commissionWithFare,
} from './commission.ts';
export { contactViolations } from './contact-violations.ts';
export { type HotelQuoteContext, hotelQuoteViolations } from './hotel-quote-violations.ts';
export { type NewHotelQuoteContext, newHotelQuote, suggestedNights } from './new-hotel-quote.ts';
export { type HotelPreparation, prepareHotelQuote } from './prepare-hotel-quote.ts';
export { rateViolations } from './rate-violations.ts';
export { type Stay, stayDateViolations, stayHourViolations } from './stay-violations.ts';
export { storedCity } from './supplier-city.ts';
