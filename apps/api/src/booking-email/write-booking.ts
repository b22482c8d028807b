import { type BookingTextFacts, bookingSubject, bookingText, type SayBooking } from '@guiche/domain/booking-email';
import type { Language } from '@guiche/domain/language';
import { textOf } from '../http/texts.ts';
import type { Session } from '../session/data/sessions.ts';
import type { CheckedBooking } from './check-booking.ts';
import type { MadeLink } from './make-link.ts';

/** The words of a booking for its hotel: subject and text. @see */
export function writeBooking(
  { request, quote, fields }: CheckedBooking,
  cartao: MadeLink | null,
  { usuario, agencia }: Session,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const say: SayBooking = (key, params) => textOf(language, key, params);
  const facts: BookingTextFacts = {
    quote,
    fields,
    solicitacao: request.idSolicitacao,
    consultor: usuario.nome,
    agencia: agencia.nome,
    cartao,
  };
  return { subject: bookingSubject(facts, say), text: bookingText(facts, say) };
}
