/** Bus classes. @see */
export const CLASSE_ONIBUS = ['CONVENCIONAL', 'EXECUTIVO', 'LEITO', 'LEITO_CAMA', 'SEMI_LEITO'] as const;
/** Meal plans of a hotel. @see Q-089, S-292 */
export const REGIME_ALIMENTACAO = ['NAO_INFORMADO', 'SEM_PENSAO', 'CAFE_MANHA'] as const;
/** Beds of a hotel room. @see Q-089, S-291 */
export const TIPO_CAMA = ['CAMA_SOLTEIRO', 'CAMA_CASAL', 'NAO_INFORMADO'] as const;
/** Room types of a hotel. @see S-290 */
export const TIPO_QUARTO = ['SINGLE', 'DUPLO', 'TRIPLO', 'QUADRUPLO', 'TWIN'] as const;
/** Car categories, in the order in which they are shown. @see S-289 */
export const CATEGORIA_CARRO = ['ECONOMICA', 'INTERMEDIARIA', 'MINIVAN', 'SUV', 'ESPECIAL', 'OUTRA'] as const;
export type CategoriaCarro = (typeof CATEGORIA_CARRO)[number];

/** The category of a car; one that is not known falls under OUTRA. @see S-289 */
export function carCategory(category: string | null): CategoriaCarro {
  return CATEGORIA_CARRO.find((known) => known === category) ?? 'OUTRA';
}
