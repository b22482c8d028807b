import { errorBodySchema, line, vipTravellerSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The VIP and premium travellers of a client, by name; with `termo`, the travellers of the client with these words in their names, those without
 * a mark too, so that one can be added. The list is empty for a user who may not see the marks. 404: there is no client of that name, or the
 * user does not work for it. @see
 */
export const listVipTravellers = defineCall({
  name: 'listVipTravellers',
  summary: 'The VIP and premium travellers of a client',
  access: { route: '/config/vip-premium' },
  base: 'rest',
  method: 'GET',
  path: '/usuarios-vip-premium',
  query: z.object({ instance: line, termo: z.optional(line) }),
  responses: { 200: z.array(vipTravellerSchema), 404: errorBodySchema, ...sessionErrors },
});
