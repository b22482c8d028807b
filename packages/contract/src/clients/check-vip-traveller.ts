import { errorBodySchema, vipMarksSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors } from '../call/index.ts';
import { vipTravellerParams } from './save-vip-traveller.ts';

/**
 * Whether a traveller is VIP or premium; neither for a user who may not see it. 404: nobody of that id travels for the client, or the user does
 * not work for it. @see
 */
export const checkVipTraveller = defineCall({
  name: 'checkVipTraveller',
  summary: 'Whether a traveller is VIP or premium',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/usuarios-vip-premium/verificar/:instance/:colaboradorId',
  params: vipTravellerParams,
  responses: { 200: vipMarksSchema, 404: errorBodySchema, ...sessionErrors },
});
