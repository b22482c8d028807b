import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Vouchers: what holds their sending up, and the text of the document and its e-mail, which the server writes. */
export const vouchersMessages = defineTopic('vouchers', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
