import { sendBookingEmail } from './send-booking-email.ts';
import { writeBookingText } from './write-booking-text.ts';

/** Every call about booking a hotel by e-mail. */
export const BOOKING_EMAIL_CALLS = [sendBookingEmail, writeBookingText] as const;
