import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** What is said of a call that failed, whatever it was for. */
export const errorsMessages = defineTopic('errors', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
