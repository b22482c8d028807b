import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  historico_aparece_aqui: 'Las solicitudes que se concluyeron o se cerraron aparecen aquí.',
};
