import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Groups of services. */
export const groupsMessages = defineTopic('groups', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
