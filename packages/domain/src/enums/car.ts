/** Car categories, in the order in which they are shown. @see S-289 */
export const CATEGORIA_CARRO = ['ECONOMICA', 'INTERMEDIARIA', 'MINIVAN', 'SUV', 'ESPECIAL', 'OUTRA'] as const;
export type CategoriaCarro = (typeof CATEGORIA_CARRO)[number];

/** The category of a car; OUTRA for an unknown one. @see S-289 */
export function carCategory(category: string | null): CategoriaCarro {
  return CATEGORIA_CARRO.find((known) => known === category) ?? 'OUTRA';
}

/** The payment types of a rented vehicle. @see S-305 */
export const PAGAMENTO_VEICULO = [
  'PagamentoNoBalcao',
  'CartaoVirtual',
  'FaturamentoParaEmpresa',
  'FaturamentoParaAgenciaDeViagem',
  'VCN',
] as const;

/** The billing types of a rented vehicle. @see S-306 */
export const FATURAMENTO_VEICULO = [
  'FaturamentoTotalissimo',
  'ItensPrevistosNaReserva',
  'TudoDentroDoPeriodoAutorizado',
  'FaturamentoTotal',
] as const;

/** The party that a rental company works for, by code. @see S-307 */
export const TIPO_LOCADORA_CODE = { EMPRESA: 4, AGENCIA: 5 } as const;
