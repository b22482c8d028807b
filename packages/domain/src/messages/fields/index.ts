import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Fields by the label that a screen shows, for a refusal that names its field. */
export const fieldsMessages = defineTopic('fields', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
