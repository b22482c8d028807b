export const ptBr = {
  historico_aparece_aqui: 'As solicitações que foram concluídas ou encerradas aparecem aqui.',
} as const;
