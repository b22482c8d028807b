import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Confirmations and their buttons. */
export const dialogsMessages = defineTopic('dialogs', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
