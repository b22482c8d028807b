import { TAXA_PERSONALIZADA } from '../enums/index.ts';

export type SurchargeType = (typeof TAXA_PERSONALIZADA)[number];

const OFFERED: ReadonlyMap<string, readonly SurchargeType[]> = new Map<string, readonly SurchargeType[]>([
  ['ESFERAFACIL', TAXA_PERSONALIZADA],
  ['RESERVAFACIL', TAXA_PERSONALIZADA.slice(0, 3)],
]);

/** The custom fees that a consolidator offers: all for ESFERAFACIL, the first three for RESERVAFACIL, none for others. @see S-142 */
export function surchargeTypesOffered(consolidator: string): readonly SurchargeType[] {
  return OFFERED.get(consolidator) ?? [];
}
