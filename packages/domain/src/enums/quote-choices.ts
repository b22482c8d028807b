/** How a quote came about. @see Q-087 */
export const TIPO_COTACAO = ['ONLINE', 'OFFLINE'] as const;
/** Where a quote came from; SUPPLIER_ADD is also filled in when it is missing. @see Q-087 */
export const TIPO_ORIGEM_COTACAO = ['SUPPLIER_ADD', 'SUPPLIER_PESQUISA'] as const;
/** Cabins. @see Q-089, S-317 */
export const TIPO_CABINE = ['ECONOMICA', 'ECONOMICA_PREMIUM', 'EXECUTIVA', 'PRIMEIRA_CLASSE'] as const;
export type TipoCabine = (typeof TIPO_CABINE)[number];
/** Balance options; none is null. @see Q-090 */
export const OPCAO_SALDO = ['ESTORNO', 'REEMBOLSO'] as const;
/** What became of an entry balance. @see Q-090 */
export const STATUS_SALDO_ENTRADA = ['PENDENTE', 'UTILIZADO'] as const;
/** Payment forms of a quote. @see Q-161, S-316 */
export const TIPO_FORMA_PAGAMENTO = [
  'CARTAO_VIAJANTE',
  'CARTAOCREDITO',
  'CARTAOWEX',
  'CARTAO_FIXO',
  'CARTAO_VIRTUAL_POR_TRANSACAO',
  'PAGAMENTO_DIRETO',
  'FATURADO',
] as const;
export type TipoFormaPagamento = (typeof TIPO_FORMA_PAGAMENTO)[number];
/** Issuing types, in the order of S-303. */
export const TIPO_EMISSAO = ['SISTEMA_EXTERNO', 'MANUAL', 'AUTOMATICO'] as const;
/** Whether an air service or its search is one way, round trip or of several legs. @see S-313 */
export const TIPO_PESQUISA_AEREA = ['IDA', 'IDA_VOLTA', 'MULTI'] as const;
/** Which part of the trip a segment is. */
export const TIPO_SEGMENTO = ['IDA', 'VOLTA', 'TRECHO'] as const;
export type TipoSegmento = (typeof TIPO_SEGMENTO)[number];
/** Custom fields: what they hold and when they are filled in. @see S-314, S-315 */
export const TIPO_CAMPO = ['TEXTO', 'DATA', 'NUMERO'] as const;
export const ETAPA_PREENCHIMENTO = ['PEDIDO', 'COTACAO', 'DESPESA'] as const;
/** Which requests the request call is asked for. @see S-320, Q-011 */
export const FILTRO_SOLICITACOES = ['TODOS', 'COTACAO', 'EMISSAO', 'COTACAO_ANALISE_CLIENTE'] as const;
export type FiltroSolicitacoes = (typeof FILTRO_SOLICITACOES)[number];
/** Notification types. @see A-063, S-321 */
export const TIPO_NOTIFICACAO = ['COTACAO', 'EMISSAO', 'SEM_TIPO'] as const;
/** Types of a server error object, which give a toast its look. @see */
export const TIPO_MENSAGEM = ['ERROR', 'WARNING', 'INFO', 'SUCCESS'] as const;
export type TipoMensagem = (typeof TIPO_MENSAGEM)[number];
/** Entries of a request's change log. @see */
export const TIPO_ALTERACAO_SOLICITACAO = [
  'ASSUMINDO_SOLICITACAO',
  'LIBERANDO_SOLICITACAO',
  'ASSUMINDO_DE_OUTRO_CONSULTOR',
  'COTACAO_CONCLUIDA',
  'DESATRIBUICAO_GRUPO',
  'TRANSFERENCIA_SUBSTITUTO',
  'ATRIBUICAO_ZENDESK',
] as const;
export type TipoAlteracaoSolicitacao = (typeof TIPO_ALTERACAO_SOLICITACAO)[number];
