/** Bus classes. @see */
export const CLASSE_ONIBUS = ['CONVENCIONAL', 'EXECUTIVO', 'LEITO', 'LEITO_CAMA', 'SEMI_LEITO'] as const;
