export const ptBr = {
  erro_obter_mensagens: 'Erro ao obter mensagens',
  mensagem_nao_enviada: 'Mensagem não enviada. Tentar novamente',
} as const;
