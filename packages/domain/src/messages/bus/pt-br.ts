export const ptBr = {
  chegada_anterior_a_partida: 'A chegada não pode ser anterior à partida.',
  classe_onibus_convencional: 'Convencional',
  classe_onibus_executivo: 'Executivo',
  classe_onibus_leito: 'Leito',
  classe_onibus_leito_cama: 'Leito-cama',
  classe_onibus_semi_leito: 'Semileito',
} as const;
