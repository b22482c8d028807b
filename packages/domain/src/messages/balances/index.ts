import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Ticket credits: used and left over. */
export const balancesMessages = defineTopic('balances', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
