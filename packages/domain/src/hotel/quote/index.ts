export {
  type Commission,
  type CommissionContext,
  type CommissionedQuote,
  commissionFraction,
  commissionFractionOf,
  commissionValue,
  commissionViolation,
  commissionWithFare,
} from './commission.ts';
export { type HotelQuoteContext, hotelQuoteViolations } from './hotel-quote-violations.ts';
export { type Stay, stayHourViolations } from './stay-violations.ts';
export { storedCity } from './supplier-city.ts';
