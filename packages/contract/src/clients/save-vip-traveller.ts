import { errorBodySchema, line, vipMarksSchema, vipTravellerSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/** The address of a traveller in the directory. */
export const vipTravellerParams = z.object({ instance: line, colaboradorId: line });

/**
 * Sets the marks of a traveller, who is in the directory with one of them, and returns the traveller as stored. 403: the user may not see the
 * marks. 404: nobody of that id travels for the client. @see A-248
 */
export const saveVipTraveller = defineCall({
  name: 'saveVipTraveller',
  summary: 'Sets whether a traveller is VIP or premium',
  access: { route: '/config/vip-premium' },
  base: 'rest',
  method: 'PUT',
  path: '/usuarios-vip-premium/:instance/:colaboradorId',
  params: vipTravellerParams,
  body: vipMarksSchema,
  responses: { 200: vipTravellerSchema, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
