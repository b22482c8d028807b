import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Deadlines of requests, reservations and cancellations. */
export const deadlineMessages = defineTopic('deadline', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
