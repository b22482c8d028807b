export { type CarMomentFields, carMoment, carMomentFields } from './car-moment.ts';
export { type CarQuoteContext, carDatesOf, carQuoteViolations } from './car-quote-violations.ts';
export { type CarDates, changedDatesViolation, editedPickupViolation, pickupViolation, returnViolation } from './date-violations.ts';
export { type NewCarQuoteContext, newCarQuote } from './new-car-quote.ts';
export { prepareCarQuote } from './prepare-car-quote.ts';
export { sortRentalCompanies } from './rental-companies.ts';
export { type CarPlaces, placeViolations, showsSupplierFields } from './supplier-fields.ts';
