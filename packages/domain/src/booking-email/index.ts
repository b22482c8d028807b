export { bookingByEmailIsOffered } from './booking-by-email.ts';
export { type BookingFacts, bookingEmailFields, HOTEL_EMAIL_LENGTH, storedHotelEmail } from './booking-fields.ts';
export { type Booking, missingBookingItems, missingItemsText } from './missing-items.ts';
