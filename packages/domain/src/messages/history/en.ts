import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  historico_aparece_aqui: 'Requests that were concluded or ended appear here.',
};
