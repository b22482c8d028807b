import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The file of a list of requests: its headings, and what is said when it cannot be had. */
export const listExportMessages = defineTopic('list-export', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
