import { errorBodySchema, passengerSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/** Saves the birth dates and e-mails of travellers, and returns their records as they are stored. 404: one of them is not the client's. @see S-338, S-068 */
export const saveTravellers = defineCall({
  name: 'saveTravellers',
  summary: 'Saves the birth dates and e-mails of travellers',
  access: { route: '/pesquisa/*' },
  base: 'viajor',
  method: 'PUT',
  path: '/api/v2/viajantes',
  body: z.array(passengerSchema).check(z.minLength(1), z.maxLength(99)),
  responses: { 200: z.array(passengerSchema), 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
