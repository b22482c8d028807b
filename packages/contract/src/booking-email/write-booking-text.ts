import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';
import { sendBookingEmail } from './send-booking-email.ts';

const { 502: _unsent, ...responses } = sendBookingEmail.responses;

/**
 * The text of the booking e-mail, to be sent by hand; each time with a link of its own to the card. The response holds that link and is not
 * kept for a second try. Errors: as for sending.
 * @see, B-062
 */
export const writeBookingText = defineCall({
  ...sendBookingEmail,
  name: 'writeBookingText',
  summary: 'The text of a hotel’s booking e-mail, to be sent by hand',
  path: '/hotel/reservas/corpo-email',
  unkept: true,
  responses: { ...responses, 200: z.string().check(z.maxLength(20_000)) },
});
