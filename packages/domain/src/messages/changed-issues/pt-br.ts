export const ptBr = {
  alteracao_encerrada_por_outro:
    'A solicitação {{numero}} não está mais entre as emissões alteradas: a alteração foi decidida, concluída ou encerrada por outra pessoa.',
  alteracao_nao_aguarda_aprovacao: 'Esta alteração não aguarda mais aprovação. Atualize a página.',
  emissoes_alteradas_aparecem_aqui: 'As emissões que os clientes alterarem ou cancelarem aparecem aqui até serem concluídas.',
  erro_buscar_emissao_alterada: 'Erro ao buscar a emissão alterada.',
  erro_buscar_emissoes_alteradas: 'Erro ao buscar as emissões alteradas.',
  erro_enviar_servicos_alteracao: 'Erro ao enviar os serviços para alteração.',
  servico_nao_pode_ser_alterado: 'Só um serviço emitido pode ser alterado ou cancelado. Atualize a página.',
  servicos_enviados_alteracao: 'Serviços enviados para alteração.',
  solicitacao_mudou_antes_da_decisao: 'Esta solicitação mudou desde que você a abriu. Confira a versão atual e tente de novo.',
  solicitacao_nao_pode_ser_alterada: 'Esta solicitação não pode ser alterada na situação em que está. Atualize a página.',
} as const;
