/** Fare types. @see Q-090, S-318 */
export const TIPO_TARIFA = ['COMISSIONADA', 'NET'] as const;
/** How an agency charges its fee; FORNECEDOR is the default of the credential form. @see Q-090, S-304 */
export const COBRANCA_FEE = ['FORNECEDOR', 'VIAJANTE', 'SERVICO'] as const;
export type CobrancaFee = (typeof COBRANCA_FEE)[number];
/** Intermediaries that every agency has; others come from its own list. @see Q-090 */
export const INTERMEDIADOR_FIXO = ['DIRETO', 'OUTROS'] as const;
/** What became of a charge. @see Q-088, S-312 */
export const STATUS_COBRANCA = ['COBRADO', 'NAO_COBRADO', 'EM_ABERTO', 'FALHA_INTEGRACAO', 'PROCESSANDO'] as const;
export type StatusCobranca = (typeof STATUS_COBRANCA)[number];
/** Surcharges of a credential; the last two are of one supplier only. @see S-302 */
export const TAXA_PERSONALIZADA = ['VHI', 'VHI_RAV', 'RAVZERO', 'VHI RAV ESF', 'VHI ESF'] as const;
/** Who pays an expense, by code. @see S-308 */
export const PAGO_POR_CODE = { VIAJANTE: 0, EMPRESA: 1, CLIENTE: 2, SAQUE: 3 } as const;
/** How a rented vehicle is paid. @see S-305 */
export const PAGAMENTO_VEICULO = [
  'PagamentoNoBalcao',
  'CartaoVirtual',
  'FaturamentoParaEmpresa',
  'FaturamentoParaAgenciaDeViagem',
  'VCN',
] as const;
/** How a rented vehicle is billed. @see S-306 */
export const FATURAMENTO_VEICULO = [
  'FaturamentoTotalissimo',
  'ItensPrevistosNaReserva',
  'TudoDentroDoPeriodoAutorizado',
  'FaturamentoTotal',
] as const;
/** For whom a rental company works, by code. @see S-307 */
export const TIPO_LOCADORA_CODE = { EMPRESA: 4, AGENCIA: 5 } as const;
/** Characteristic of a Wex card: P is Padrão, A is Assistência. @see S-301 */
export const CARACTERISTICA_WEX = ['P', 'A'] as const;
