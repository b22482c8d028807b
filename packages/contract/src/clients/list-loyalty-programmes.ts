import { errorBodySchema, line, loyaltyProgrammeSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The loyalty programmes of a traveller, by name. 404: nobody of that id travels in a request that the user may see. @see Q-272 */
export const listLoyaltyProgrammes = defineCall({
  name: 'listLoyaltyProgrammes',
  summary: 'The loyalty programmes of a traveller',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/aereo/milhas/colaborador/buscarProgramas/:viajanteId',
  params: z.object({ viajanteId: line }),
  responses: { 200: z.array(loyaltyProgrammeSchema), 404: errorBodySchema, ...sessionErrors },
});
