import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The text of a booking for the hotel, in an e-mail or copied; the server writes it. */
export const bookingTextMessages = defineTopic('booking-text', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
