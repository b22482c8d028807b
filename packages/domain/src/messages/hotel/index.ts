import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Hotels: rooms, meals, fares, their quote and their alteration. */
export const hotelMessages = defineTopic('hotel', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
