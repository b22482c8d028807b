/** As what a report is generated; `xls` is shown as Excel. @see S-118 */
export const FORMATO_RELATORIO = ['pdf', 'csv', 'xls', 'txt'] as const;
export type FormatoRelatorio = (typeof FORMATO_RELATORIO)[number];
