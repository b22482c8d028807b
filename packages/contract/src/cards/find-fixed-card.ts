import { errorBodySchema, travellerCardSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The fixed card of a quote's service, by the id that the service has in `idCartao`. It comes masked unless the user has logged a view of it. 404:
 * no such quote, or its client has no such card.
 * @see
 */
export const findFixedCard = defineCall({
  name: 'findFixedCard',
  summary: "The fixed card of a quote's client",
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/servico/cartao-fixo/cotacao/:id/uuidCartao/:uuid',
  params: z.object({ id: z.uuid(), uuid: z.uuid() }),
  responses: { 200: travellerCardSchema, 404: errorBodySchema, ...sessionErrors },
});
