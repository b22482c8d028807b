import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Violations of a single value: it does not match its format, is beyond a limit, or is missing. */
export const validationMessages = defineTopic('validation', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
