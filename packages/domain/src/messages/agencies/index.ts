import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Agencies, their clients and integrations. */
export const agenciesMessages = defineTopic('agencies', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
