import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  chegada_anterior_a_partida: 'La llegada no puede ser anterior a la salida.',
  classe_onibus_convencional: 'Convencional',
  classe_onibus_executivo: 'Ejecutivo',
  classe_onibus_leito: 'Cama',
  classe_onibus_leito_cama: 'Cama suite',
  classe_onibus_semi_leito: 'Semicama',
};
