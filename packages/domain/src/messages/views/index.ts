import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Saved views of the lists of requests. */
export const viewsMessages = defineTopic('views', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
