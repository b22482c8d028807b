import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The history of requests. */
export const historyMessages = defineTopic('history', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
