import type { PapelAgencia } from '../enums/index.ts';

/** The role with which the form of a new user opens. @see A-218 */
export const NEW_USER_ROLE: PapelAgencia = 'AGENCY_ADMIN';
