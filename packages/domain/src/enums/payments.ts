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

/** The payment types of an agency. @see S-316 */
export const TIPO_PAGAMENTO = ['CARTAO_FIXO', 'CARTAO_VIRTUAL_POR_TRANSACAO', 'FATURADO', 'CARTAO_VIAJANTE', 'PAGAMENTO_DIRETO'] as const;

/** The status of a charge. @see Q-088, S-312 */
export const STATUS_COBRANCA = ['COBRADO', 'NAO_COBRADO', 'EM_ABERTO', 'FALHA_INTEGRACAO', 'PROCESSANDO'] as const;
export type StatusCobranca = (typeof STATUS_COBRANCA)[number];

/** What is done to a card, as the card log has it. @see Q-266 */
export const ACAO_CARTAO = ['VISUALIZAR', 'GERAR', 'CANCELAR'] as const;
export type AcaoCartao = (typeof ACAO_CARTAO)[number];

/** Which card it is, as the card log has it: a traveller's, a virtual one, or the fixed one of a client. @see Q-266 */
export const TIPO_CARTAO = ['VIAJANTE', 'VCN', 'FIXO'] as const;
export type TipoCartao = (typeof TIPO_CARTAO)[number];

/** The payer of an expense, by code. @see S-308 */
export const PAGO_POR_CODE = { VIAJANTE: 0, EMPRESA: 1, CLIENTE: 2, SAQUE: 3 } as const;

/** Characteristic of a Wex card: P is Padrão, A is Assistência. @see S-301 */
export const CARACTERISTICA_WEX = ['P', 'A'] as const;
