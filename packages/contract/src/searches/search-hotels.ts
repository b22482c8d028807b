import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { hotelsOfAgencySchema } from './found-offers.ts';
import { hotelSearchSchema } from './search-criteria.ts';

/** Hotels for each search of a list, by the agency that found them; one that does not answer is left out. 422: why the criteria are no search. 502: no consolidator answered. @see S-351, S-088 */
export const searchHotels = defineCall({
  name: 'searchHotels',
  summary: 'Searches for hotels at every agency',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/pesquisas/hotel',
  body: z.array(hotelSearchSchema).check(z.minLength(1), z.maxLength(12)),
  responses: {
    200: z.array(hotelsOfAgencySchema),
    404: errorBodySchema,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
