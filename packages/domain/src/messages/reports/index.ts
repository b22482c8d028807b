import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Management reports. */
export const reportsMessages = defineTopic('reports', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
