import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** What confirmations and their buttons say. */
export const dialogsMessages = defineTopic('dialogs', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
