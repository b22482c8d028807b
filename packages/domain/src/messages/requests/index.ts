import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** One request: opening, concluding and returning it, and its state. */
export const requestsMessages = defineTopic('requests', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
