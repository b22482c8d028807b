import { sendBookingEmail, writeBookingText } from '@guiche/contract/booking-email';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { cardPageRoutes } from './card-page-routes.ts';
import { checkBooking } from './check-booking.ts';
import { makeLink } from './make-link.ts';
import { openTicket, sendTicket } from './send-booking.ts';
import { writeBooking } from './write-booking.ts';

/** Booking a hotel by e-mail or by hand, and the page on which the hotel sees the card. */
export function bookingEmailRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, cards } = deps;

  registerCall(app, deps, sendBookingEmail, ({ deps: scope, session, body, language }) => openTicket(scope, session, body, language), {
    // The digest of a body is kept for a day: without a key, the card could be guessed from it.
    contentOf: (body) => ({ ...body, cartao: cards.mark(JSON.stringify(body.cartao ?? null)) }),
    async afterwards({ session, body, language, origin, log }, { ticket }) {
      await sendTicket(deps, ticket.id, { session, body, language, origin: config.publicUrl ?? origin, log });
      return undefined;
    },
  });

  registerCall(app, deps, writeBookingText, async ({ deps: scope, session, body, language, origin }) => {
    const booking = await checkBooking(scope, session, body, language);
    const link = await makeLink(scope, booking, config.publicUrl ?? origin);
    return writeBooking(booking, link, session, language).text;
  });

  cardPageRoutes(app, deps);
}
