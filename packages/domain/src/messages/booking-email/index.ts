import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The e-mail that books a hotel, and its missing items. */
export const bookingEmailMessages = defineTopic('booking-email', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
