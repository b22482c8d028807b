import { errorBodySchema, line, travellerCardSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * The card of a traveller of a service; null without one. It comes masked, also for a user who may see card data, unless that user has logged a
 * view of it (`logCard`). 404: nobody of that id travels with that service for that client.
 * @see
 */
export const findTravellerCard = defineCall({
  name: 'findTravellerCard',
  summary: 'The card of a traveller',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/cartoes/colaborador/:idColaborador/servicos/:idServico/empresa/:idEmpresa',
  params: z.object({ idColaborador: line, idServico: z.uuid(), idEmpresa: intText }),
  responses: { 200: z.nullable(travellerCardSchema), 404: errorBodySchema, ...sessionErrors },
});
