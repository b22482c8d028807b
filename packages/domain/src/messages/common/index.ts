import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Words and outcomes that any screen says. */
export const commonMessages = defineTopic('common', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
