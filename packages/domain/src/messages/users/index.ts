import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Users, their profiles and invitations. */
export const usersMessages = defineTopic('users', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
