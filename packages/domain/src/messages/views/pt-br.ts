export const ptBr = {
  visao_alterada_por_outro: 'A visão foi alterada por outra pessoa.',
  visao_nao_salva: 'Não foi possível salvar a visão.',
  visao_nome_longo: 'O nome pode ter até {{limite}} caracteres.',
  visao_nome_repetido: 'Você já tem uma visão com o nome {{nome}}.',
  visao_sem_nome: 'Dê um nome à visão.',
  visoes_demais: 'Você já tem {{limite}} visões. Exclua uma para salvar outra.',
  visoes_nao_carregadas: 'Não foi possível carregar as visões.',
} as const;
