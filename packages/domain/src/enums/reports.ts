/** The file formats of a report; `xls` is shown as Excel, and `xlsx` is what newer versions of it write. @see S-118 */
export const FORMATO_RELATORIO = ['pdf', 'csv', 'xls', 'xlsx', 'txt'] as const;
export type FormatoRelatorio = (typeof FORMATO_RELATORIO)[number];

/** How far a report is that is made while its caller does something else. @see S-363 */
export const ESTADO_GERACAO = ['AGUARDANDO', 'GERANDO', 'PRONTO', 'FALHOU', 'CANCELADO'] as const;
export type EstadoGeracao = (typeof ESTADO_GERACAO)[number];
