import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { foundHotelsSchema, hotelsOfAgencySchema } from './found-offers.ts';

/** What several agencies found in one list: a hotel that more than one of them has is one group. Merging a result again changes nothing. @see S-352, S-088 */
export const mergeHotels = defineCall({
  name: 'mergeHotels',
  summary: 'Puts what several agencies found into one list',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  // Hundreds of hotels of each agency.
  bodyLimit: 16 * 1024 * 1024,
  base: 'rest',
  method: 'POST',
  path: '/pesquisas/hotel/merge',
  body: z.array(hotelsOfAgencySchema).check(z.maxLength(50)),
  responses: { 200: foundHotelsSchema, 422: validationListSchema, ...sessionErrors },
});
