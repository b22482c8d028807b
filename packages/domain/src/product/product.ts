/** The platform's product name, defined only here. Lower case in paths, capitalised inside field names. @see */
export const PRODUCT = 'guiche';
// Written out for the types of the fields; another word in PRODUCT does not compile until it stands here too.
const CAPITALISED: Capitalize<typeof PRODUCT> = 'Guiche';

/** The product's name as a person reads it. */
export const PRODUCT_NAME = 'Guichê';

/** Field of a payment type: billed by the operator. @see Q-069 */
export const FATURADO_FIELD = `faturado${CAPITALISED}` as const;
/** Field of a user: belongs to the operator's own agency. @see Q-024 */
export const IS_AGENCIA_FIELD = `isAgencia${CAPITALISED}` as const;

const UPPER_CASE: Uppercase<typeof PRODUCT> = 'GUICHE';

/** The platform itself as a consolidator. @see S-003, S-323 */
export const GATEWAY = `${UPPER_CASE}_GATEWAY` as const;
/** The type (`tipoAgencia`) of the operator's own agency. @see S-003, S-158 */
export const OWN_AGENCY_TYPE = UPPER_CASE;
