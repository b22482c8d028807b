import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The lists of requests, and who is responsible for one. */
export const requestListsMessages = defineTopic('request-lists', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
