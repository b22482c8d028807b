import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Attachments and their log. */
export const attachmentsMessages = defineTopic('attachments', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
