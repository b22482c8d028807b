import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { foundHotelsSchema } from './found-offers.ts';
import { hotelSearchSchema } from './search-criteria.ts';

/** Hotels that one agency finds for each search of a list. 422: why the criteria are no search. 502: no consolidator answered. @see S-353, S-088 */
export const searchHotelsOfAgency = defineCall({
  name: 'searchHotelsOfAgency',
  summary: 'Searches for hotels at one agency',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/pesquisas/hoteis/:agenciaId',
  params: z.object({ agenciaId: intText }),
  body: z.array(hotelSearchSchema).check(z.minLength(1), z.maxLength(12)),
  responses: { 200: foundHotelsSchema, 404: errorBodySchema, 422: validationListSchema, 502: errorBodySchema, ...sessionErrors },
});
