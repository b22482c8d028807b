import { errorBodySchema, passengerSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The travellers of a trip, with what a search and a booking need of each. @see S-339 */
export const listTravellersOfTrip = defineCall({
  name: 'listTravellersOfTrip',
  summary: 'The travellers of a trip, with the data that a booking needs',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/viajantes/viagem/:idViagem',
  params: z.object({ idViagem: intText }),
  responses: { 200: z.array(passengerSchema), 404: errorBodySchema, ...sessionErrors },
});
