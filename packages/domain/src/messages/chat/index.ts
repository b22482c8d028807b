import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The chat with the client. */
export const chatMessages = defineTopic('chat', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
