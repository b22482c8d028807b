/** The states of a credential that is requested through the gateway. @see S-132 */
export const ESTADO_CREDENCIAL = ['SOLICITADA', 'ATIVADA', 'CANCELADA'] as const;
export type EstadoCredencial = (typeof ESTADO_CREDENCIAL)[number];

/** The actions in a service credential's log. @see A-242 */
export const ACAO_CREDENCIAL = ['ADICIONAR', 'ALTERAR', 'ATIVAR', 'DESATIVAR'] as const;

/** The ways in which an agency charges its fee; FORNECEDOR is the default of the credential form. @see Q-090, S-304 */
export const COBRANCA_FEE = ['FORNECEDOR', 'VIAJANTE', 'SERVICO'] as const;
export type CobrancaFee = (typeof COBRANCA_FEE)[number];

/** Surcharges of a credential; the last two belong to one supplier only. @see S-302 */
export const TAXA_PERSONALIZADA = ['VHI', 'VHI_RAV', 'RAVZERO', 'VHI RAV ESF', 'VHI ESF'] as const;
