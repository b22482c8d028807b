/** What a lookup may be asked for. @see S-177 */
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
