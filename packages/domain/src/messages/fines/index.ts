import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Ending an issue: its fine, what is calculated, and why it cannot be ended. */
export const finesMessages = defineTopic('fines', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
