export { type DateRange, type DateRangeText, dateRange, dateRangeText } from './date-range.ts';
export { type HotelSearch, hotelSearchViolations, NEW_HOTEL_SEARCH, suggestedCheckout } from './hotel-search.ts';
