import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** What to look at in a trip, and dismissing it. */
export const tripsMessages = defineTopic('trips', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
