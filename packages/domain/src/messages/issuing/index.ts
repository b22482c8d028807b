import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Issuing, cancelling, fines and vouchers. */
export const issuingMessages = defineTopic('issuing', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
