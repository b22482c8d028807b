import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The logs of requests, users and credentials. */
export const logsMessages = defineTopic('logs', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
