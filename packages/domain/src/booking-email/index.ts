export { bookingByEmailIsOffered, hotelMayBeBooked } from './booking-by-email.ts';
export { bookingCardViolations } from './booking-card-violations.ts';
export { type BookingFacts, bookingEmailFields, HOTEL_EMAIL_LENGTH, storedHotelEmail } from './booking-fields.ts';
export {
  type BookingTextFacts,
  bookingSubject,
  bookingText,
  type NamedCard,
  namedCard,
  type SayBooking,
} from './booking-text.ts';
export { CARD_LINK_HOURS, CARD_LINK_VIEWS, type CardLink, cardLinkEnd, cardLinkState, codeIsShown } from './card-link.ts';
export { fieldsOfItems, hotelBooking, missingQuoteItems } from './hotel-booking.ts';
export { type Booking, missingBookingItems, missingItemsText } from './missing-items.ts';
export { bookingChanges, SENT_BOOKING, type SentBooking, sentBookings } from './sent-bookings.ts';
