import { errorBodySchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors } from '../call/index.ts';
import { vipTravellerParams } from './save-vip-traveller.ts';

/** Takes a traveller out of the directory, who then has no mark; done again it changes nothing. Errors: as for setting the marks. @see A-248 */
export const removeVipTraveller = defineCall({
  name: 'removeVipTraveller',
  summary: 'Takes a traveller out of the VIP and premium directory',
  access: { route: '/config/vip-premium' },
  base: 'rest',
  method: 'DELETE',
  path: '/usuarios-vip-premium/:instance/:colaboradorId',
  params: vipTravellerParams,
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
