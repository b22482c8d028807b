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

const PLACES: readonly string[] = ['aeroporto', 'cidade', 'rodoviaria'];

/** Whether an entity holds the places of a search, which travellers and approvers look up as well; everything else is the agency's. @see S-378 */
export function lookupIsOfPlaces(entity: string): boolean {
  return PLACES.includes(entity);
}
