import { carHistorySchema, errorBodySchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { carSearchSchema } from './search-criteria.ts';

/** The offers of the last search for a car service, with the lowest and the highest price. 422: why the criteria are no search. @see S-348, S-267, S-072 */
export const searchCarHistory = defineCall({
  name: 'searchCarHistory',
  summary: 'What a car cost when it was last searched for',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/pesquisas/carros/historico',
  body: carSearchSchema,
  responses: { 200: carHistorySchema, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
