/**
 * Statuses of one quote. The last two come from other products of the company: they are shown, but no transition leads to them.
 * @see Q-084, S-286
 */
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
  'COTACAO_EM_ANALISE',
  'APROVACAO',
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

/** Statuses of a segment; null stands for no status. @see Q-084 */
export const STATUS_SEGMENTO = ['PENDENTE_CANCELAMENTO', 'CANCELADO'] as const;

/** Quote types. @see Q-087 */
export const TIPO_COTACAO = ['ONLINE', 'OFFLINE'] as const;

/** The origin of a quote; a missing one becomes SUPPLIER_ADD. @see Q-087 */
export const TIPO_ORIGEM_COTACAO = ['SUPPLIER_ADD', 'SUPPLIER_PESQUISA'] as const;

/** Fare types. @see Q-090, S-318 */
export const TIPO_TARIFA = ['COMISSIONADA', 'NET'] as const;

/** Intermediaries that every agency has; others come from its own list. @see Q-090 */
export const INTERMEDIADOR_FIXO = ['DIRETO', 'OUTROS'] as const;
