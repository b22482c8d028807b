/** Custom fields: what they hold and when they are filled in. @see S-314, S-315 */
export const TIPO_CAMPO = ['TEXTO', 'DATA', 'NUMERO'] as const;

export const ETAPA_PREENCHIMENTO = ['PEDIDO', 'COTACAO', 'DESPESA'] as const;
