import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The page on which a hotel sees the card of a booking; the server makes it. */
export const cardLinkMessages = defineTopic('card-link', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
