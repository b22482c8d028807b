import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Changed issues: their list, sending services for change, and the decision about a change. */
export const changedIssuesMessages = defineTopic('changed-issues', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
