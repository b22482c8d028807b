import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The text of quotes for a client. `quoteText` has all three languages at once: the client's is not that of the screen. */
export const quoteTextMessages = defineTopic('quote-text', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
