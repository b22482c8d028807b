import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Cars: categories, how they are paid, and their quote. */
export const carMessages = defineTopic('car', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
