import { errorBodySchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { foundFlightsSchema } from './found-offers.ts';
import { airSearchSchema } from './search-criteria.ts';

/** Flights for the legs of a search, those of one offer in a group. 422: why the criteria are no search. 502: no consolidator answered. @see S-356, S-043 */
export const searchAir = defineCall({
  name: 'searchAir',
  summary: 'Searches for flights',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/pesquisas/aereo',
  body: airSearchSchema,
  responses: { 200: foundFlightsSchema, 404: errorBodySchema, 422: validationListSchema, 502: errorBodySchema, ...sessionErrors },
});
