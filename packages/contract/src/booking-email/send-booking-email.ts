import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';
import { bookingBodySchema } from './booking-body.ts';

/**
 * Books a hotel by e-mail, and returns the ticket of the message. Of a card the message has brand, last four digits, holder, expiry and a link,
 * which shows number and code to the hotel. For the operator's own agency (403 for others). 409: the quote is stored in another version; 422:
 * something that the hotel must know is missing, or the card is not valid; 502: the message could not be sent, nothing of the card is kept, and
 * the same key sends it again.
 * @see, B-062
 */
export const sendBookingEmail = defineCall({
  name: 'sendBookingEmail',
  summary: 'Books a hotel by e-mail',
  access: { route: '/relatorio' },
  base: 'agency',
  method: 'POST',
  path: '/hotel/reservas/email',
  body: bookingBodySchema,
  responses: {
    200: z.object({ ticket: z.object({ id: z.int() }) }),
    404: errorBodySchema,
    409: QUOTE_CONFLICTS.HOTEL,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
