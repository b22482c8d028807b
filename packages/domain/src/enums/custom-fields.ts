/** The types of custom fields. @see S-314, S-315 */
export const TIPO_CAMPO = ['TEXTO', 'DATA', 'NUMERO'] as const;

export const ETAPA_PREENCHIMENTO = ['PEDIDO', 'COTACAO', 'DESPESA'] as const;
