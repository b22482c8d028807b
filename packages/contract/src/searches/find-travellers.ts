import { line, passengerSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The records of some travellers, in the order of their ids; those whom the session may not see are left out. @see S-340 */
export const findTravellers = defineCall({
  name: 'findTravellers',
  summary: 'The records of some travellers',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/viajantes',
  body: z.array(line).check(z.maxLength(99)),
  responses: { 200: z.array(passengerSchema), ...sessionErrors },
});
