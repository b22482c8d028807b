import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** What is looked at before a quote is issued. */
export const checklistMessages = defineTopic('checklist', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
