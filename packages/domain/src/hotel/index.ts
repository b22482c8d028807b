export { cancelledHotel, replacedHotel } from './change-in-closing.ts';
export { type DateRange, type DateRangeText, dateRange, dateRangeText } from './date-range.ts';
export { hotelAlterationViolation, solicitaPorOutro } from './hotel-alteration.ts';
export { hotelRemoval, type Removal } from './hotel-removal.ts';
export { type HotelSearch, hotelSearchViolations, NEW_HOTEL_SEARCH, suggestedCheckout } from './hotel-search.ts';
