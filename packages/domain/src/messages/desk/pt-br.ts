export const ptBr = {
  agencia_online: 'Agência online',
  painel_gerencial: 'Painel gerencial',
  pendencia_alteracao: 'Alteração',
  pendencia_cancelamento: 'Cancelamento',
  pendencia_follow_up_pendente: 'Follow-up pendente',
  pendencia_outros: 'Outros',
  pendencias: 'Pendências',
  relatorios: 'Relatórios',
  selecione_um_painel: 'Selecione um painel',
} as const;
