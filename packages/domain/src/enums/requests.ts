/** Request statuses and their codes; 11 and 13 are unused. @see S-285 */
export const STATUS_SOLICITACAO_CODE = {
  CANCELADA: 1,
  REPROVADA: 2,
  APROVACAO: 3,
  EMISSAO: 4,
  FECHAMENTO: 5,
  CONFERENCIA: 6,
  APROVACAO_FECHAMENTO: 7,
  FINALIZADO: 8,
  COTACAO_AGENCIA: 9,
  SELECAO_COTACAO: 10,
  RASCUNHO: 12,
  AUTORIZACAO: 14,
  APROVACAO_ALTERACAO: 15,
  EMISSAO_ALTERACAO: 16,
  AGUARDANDO_COMPLEMENTARES: 17,
  AGUARDANDO_EMISSAO_AUTOMATICA: 18,
  AGUARDANDO_RESERVA_AUTOMATICA: 19,
} as const;
export type StatusSolicitacao = keyof typeof STATUS_SOLICITACAO_CODE;
export const STATUS_SOLICITACAO = Object.keys(STATUS_SOLICITACAO_CODE) as readonly StatusSolicitacao[];

/** Statuses of the pending dashboard, a list of their own beside the request statuses. @see A-080 */
export const STATUS_PENDENCIA = ['CANCELAMENTO', 'ALTERACAO', 'FOLLOW_UP_PENDENTE', 'OUTROS'] as const;
export type StatusPendencia = (typeof STATUS_PENDENCIA)[number];

/** The groups of request statuses. @see S-103 */
export const GRUPO_STATUS = ['RASCUNHO', 'PENDENTE', 'FINALIZADA_CANCELADA', 'EM_ANDAMENTO'] as const;

/** The filter of the call that loads requests. @see S-320, Q-011 */
export const FILTRO_SOLICITACOES = ['TODOS', 'COTACAO', 'EMISSAO', 'COTACAO_ANALISE_CLIENTE'] as const;
export type FiltroSolicitacoes = (typeof FILTRO_SOLICITACOES)[number];

/** Entries of a request's change log. @see */
export const TIPO_ALTERACAO_SOLICITACAO = [
  'ASSUMINDO_SOLICITACAO',
  'LIBERANDO_SOLICITACAO',
  'ASSUMINDO_DE_OUTRO_CONSULTOR',
  'COTACAO_CONCLUIDA',
  'DESATRIBUICAO_GRUPO',
  'TRANSFERENCIA_SUBSTITUTO',
  'ATRIBUICAO_ZENDESK',
  'RESPOSTA_CLIENTE',
  'SOLICITACAO_RETORNADA',
  'EMISSAO_CONCLUIDA',
  'VALOR_ALTERADO_EMISSAO',
  'ALTERACAO_APROVADA',
  'ALTERACAO_REPROVADA',
  'ALTERACAO_PEDIDA',
  'SOLICITACAO_ENCERRADA',
  'VOUCHER_ENVIADO',
  'RESERVA_ENVIADA',
  'EMISSAO_CANCELADA',
  'EMISSAO_ALTERADA',
  'COTACAO_ESCOLHIDA',
] as const;
export type TipoAlteracaoSolicitacao = (typeof TIPO_ALTERACAO_SOLICITACAO)[number];
