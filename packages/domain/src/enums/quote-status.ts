/** Statuses of one quote. @see Q-084 */
export const STATUS_COTACAO = [
  'COTACAO_PENDENTE',
  'COTACAO_FINALIZADA',
  'COTACAO_CANCELADA',
  'EMISSAO_PENDENTE',
  'EMISSAO_ALTERACAO',
  'EMISSAO_ALTERADA',
  'EMISSAO_CANCELAMENTO_PENDENTE',
  'EMISSAO_CANCELADA',
  'EMISSAO_FINALIZADA',
] as const;
export type StatusCotacao = (typeof STATUS_COTACAO)[number];

/** Quote statuses of a whole request, as its lists show them (`statusCotacaoViagem`). @see A-072 */
export const STATUS_COTACAO_VIAGEM = [
  'COTACAO_AGENCIA',
  'COTACAO_PENDENTE',
  'COTACAO_FINALIZADA',
  'COTACAO_CANCELADA',
  'EMISSAO',
  'EMISSAO_PENDENTE',
  'EMISSAO_ALTERADA',
  'EMISSAO_ALTERACAO',
  'EMISSAO_CANCELAMENTO_PENDENTE',
  'EMISSAO_FINALIZADA',
  'EMISSAO_CANCELADA',
] as const;
export type StatusCotacaoViagem = (typeof STATUS_COTACAO_VIAGEM)[number];

/** Statuses of a segment; none is null. @see Q-084 */
export const STATUS_SEGMENTO = ['PENDENTE_CANCELAMENTO', 'CANCELADO'] as const;
