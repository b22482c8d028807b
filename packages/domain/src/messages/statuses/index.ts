import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The statuses that badges show, of requests in lists and of quotes. */
export const statusesMessages = defineTopic('statuses', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
