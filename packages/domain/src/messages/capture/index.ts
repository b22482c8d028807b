import { defineTopic } from '../topic.ts';
import { ptBr } from './pt-br.ts';

/** Taking over an issue that was made elsewhere. */
export const captureMessages = defineTopic('capture', ptBr, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
