import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  chegada_anterior_a_partida: 'The arrival cannot be before the departure.',
  classe_onibus_convencional: 'Standard',
  classe_onibus_executivo: 'Executive',
  classe_onibus_leito: 'Sleeper',
  classe_onibus_leito_cama: 'Flat-bed sleeper',
  classe_onibus_semi_leito: 'Semi-sleeper',
};
