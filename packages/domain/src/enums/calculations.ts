/** What is calculated when an issue ends: its cancellation, or its change into another. @see B-032 */
export const TIPO_CALCULO = ['CANCELAMENTO', 'ALTERACAO'] as const;

/** The results of a calculation, in the order in which they are shown. @see B-032 */
export const RESULTADO_CALCULO = [
  'MULTA',
  'DIFERENCA_TARIFA',
  'TAXAS_RETIDAS',
  'TAXAS_DEVOLVIDAS',
  'CREDITO',
  'CLIENTE_PAGA',
  'CLIENTE_RECEBE',
] as const;
export type ResultadoCalculo = (typeof RESULTADO_CALCULO)[number];

/** The amounts in the formulas of a calculation. @see B-032 */
export const PARCELA_CALCULO = [
  'MULTA',
  'TOTAL',
  'TOTAL_NOVO',
  'TARIFA',
  'TARIFA_NOVA',
  'TAXAS',
  'TAXAS_NOVAS',
  'TAXAS_RETIDAS',
  'CREDITO',
] as const;
export type ParcelaCalculo = (typeof PARCELA_CALCULO)[number];
