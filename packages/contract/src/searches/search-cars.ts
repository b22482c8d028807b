import { carHistorySchema, errorBodySchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { carSearchSchema } from './search-criteria.ts';

/** Cars for a pickup and a return, those of one category in a group. What is found is kept as the search history of the service. 422: why the criteria are no search. 502: no consolidator answered. @see S-358, S-070 */
export const searchCars = defineCall({
  name: 'searchCars',
  summary: 'Searches for cars',
  access: { route: '/pesquisa/*' },
  unkept: true,
  base: 'rest',
  method: 'POST',
  path: '/pesquisas/carros',
  body: carSearchSchema,
  responses: { 200: carHistorySchema, 404: errorBodySchema, 422: validationListSchema, 502: errorBodySchema, ...sessionErrors },
});
