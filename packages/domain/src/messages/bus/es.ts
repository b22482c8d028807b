import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  classe_onibus_convencional: 'Convencional',
  classe_onibus_executivo: 'Ejecutivo',
  classe_onibus_leito: 'Cama',
  classe_onibus_leito_cama: 'Cama suite',
  classe_onibus_semi_leito: 'Semicama',
};
