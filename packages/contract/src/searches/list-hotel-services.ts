import { errorBodySchema, searchedHotelServiceSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The hotel services of a trip as its search and its approval show them. @see S-354 */
export const listHotelServices = defineCall({
  name: 'listHotelServices',
  summary: 'The hotel services of a trip, for its approval',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/pesquisas/hotel/:idViagem',
  params: z.object({ idViagem: intText }),
  responses: { 200: z.array(searchedHotelServiceSchema), 404: errorBodySchema, ...sessionErrors },
});
