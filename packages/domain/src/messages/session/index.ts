import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Logging in, the idle session, and the menus of the top bar. */
export const sessionMessages = defineTopic('session', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
