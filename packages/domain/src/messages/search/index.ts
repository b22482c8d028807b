import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Searching for offers: criteria, travellers, and how results are filtered and sorted. */
export const searchMessages = defineTopic('search', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
