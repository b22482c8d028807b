/** The entities that can be looked up. @see S-177 */
export const LOOKUP_ENTITIES = [
  'tiposPagamento',
  'tiposPagamentoAgencia',
  'moedaEntity',
  'detalhesLocaisHospedagem',
  'aeroporto',
  'rodoviaria',
  'cidade',
  'localCarro',
  'tipoDespesa',
  'colaboradorSubstituto',
] as const;
export type LookupEntity = (typeof LOOKUP_ENTITIES)[number];
