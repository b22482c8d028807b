import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** How a quote is paid, and the cards. */
export const paymentsMessages = defineTopic('payments', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
