import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The credentials of consolidators and their fees. */
export const credentialsMessages = defineTopic('credentials', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
