import { dismissedWarningSchema, errorBodySchema, otherTripSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * What the warnings about a trip need beside its request: the days of its travellers in other requests of the agency, and the warnings that
 * were dismissed, with their reasons. Nothing else of the other requests is told. @see B-016, B-017
 */
export const findTripFacts = defineCall({
  name: 'findTripFacts',
  summary: 'What the warnings about a trip need',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/viagens/:idViagem/avisos',
  params: z.object({ idViagem: intText }),
  responses: {
    200: z.object({ outrasViagens: z.array(otherTripSchema), dispensados: z.array(dismissedWarningSchema) }),
    404: errorBodySchema,
    ...sessionErrors,
  },
});
