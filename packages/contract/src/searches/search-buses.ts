import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { foundBusesSchema } from './found-offers.ts';
import { busSearchSchema } from './search-criteria.ts';

/** Buses for each search of a list, those of one departure in a group. 422: why the criteria are no search. 502: no consolidator answered. @see S-359, S-100 */
export const searchBuses = defineCall({
  name: 'searchBuses',
  summary: 'Searches for buses',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/pesquisas/rodoviario',
  body: z.array(busSearchSchema).check(z.minLength(1), z.maxLength(12)),
  responses: { 200: foundBusesSchema, 404: errorBodySchema, 422: validationListSchema, 502: errorBodySchema, ...sessionErrors },
});
