import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Reports as files, which the server writes: their names, parameters and columns, and what a parameter is refused for. */
export const reportFilesMessages = defineTopic('report-files', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
