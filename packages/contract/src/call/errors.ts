import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** The list of a validation answer (422): one entry for each violation, with its field in `campo`. @see Q-308 */
export const validationListSchema = z.array(errorBodySchema);

/** What every call that needs a session may answer. @see A-283, S-385 */
export const sessionErrors = { 401: errorBodySchema, 403: errorBodySchema } as const;
