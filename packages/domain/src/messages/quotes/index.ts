import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Texts that all quotes share: their card, their form, their custom fields. */
export const quotesMessages = defineTopic('quotes', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
