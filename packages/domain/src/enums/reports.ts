/** The file formats of a report; `xls` is shown as Excel. @see S-118 */
export const FORMATO_RELATORIO = ['pdf', 'csv', 'xls', 'txt'] as const;
export type FormatoRelatorio = (typeof FORMATO_RELATORIO)[number];
