import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Failed calls, whatever the call. */
export const errorsMessages = defineTopic('errors', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
