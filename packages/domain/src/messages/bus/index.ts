import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Buses: their classes, and what the rules of a bus quote refuse. */
export const busMessages = defineTopic('bus', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
