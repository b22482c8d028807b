import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Flights: how they read, their quote and their reservation. */
export const airMessages = defineTopic('air', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
