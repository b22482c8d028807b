import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The screens beside the lists: what is pending, and the panels. */
export const deskMessages = defineTopic('desk', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
