import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** The kinds of service. */
export const servicesMessages = defineTopic('services', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
