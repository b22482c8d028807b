import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** A new password: what it lacks, and the e-mail that brings one. */
export const passwordsMessages = defineTopic('passwords', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
