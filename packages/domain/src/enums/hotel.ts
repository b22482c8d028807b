/** Room types of a hotel. @see S-290 */
export const TIPO_QUARTO = ['SINGLE', 'DUPLO', 'TRIPLO', 'QUADRUPLO', 'TWIN'] as const;

/** Beds of a hotel room. @see Q-089, S-291 */
export const TIPO_CAMA = ['CAMA_SOLTEIRO', 'CAMA_CASAL', 'NAO_INFORMADO'] as const;

/** Meal plans of a hotel. @see Q-089, S-292 */
export const REGIME_ALIMENTACAO = ['NAO_INFORMADO', 'SEM_PENSAO', 'CAFE_MANHA'] as const;
