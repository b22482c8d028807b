export { BOOKING_EMAIL_CALLS } from './booking-email-calls.ts';
export { sendBookingEmail } from './send-booking-email.ts';
export { writeBookingText } from './write-booking-text.ts';
