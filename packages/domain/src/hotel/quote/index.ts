export { type CommissionContext, type CommissionedQuote, commissionViolation } from './commission-violation.ts';
export { contactViolations } from './contact-violations.ts';
export { type HotelQuoteContext, hotelQuoteViolations } from './hotel-quote-violations.ts';
export { hotelsOfCityFirst } from './hotels-of-city-first.ts';
export { type NewHotelQuoteContext, newHotelQuote, suggestedNights } from './new-hotel-quote.ts';
export { type HotelPreparation, prepareHotelQuote } from './prepare-hotel-quote.ts';
export { NIGHTS_LIMITS, rateViolations } from './rate-violations.ts';
export { type Stay, stayDateViolations, stayHourViolations } from './stay-violations.ts';
export { storedCity } from './supplier-city.ts';
