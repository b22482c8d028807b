import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Words and results that any screen may show. */
export const commonMessages = defineTopic('common', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
