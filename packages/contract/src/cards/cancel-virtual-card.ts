import { errorBodySchema, virtualCardSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Cancels a virtual card, by its own id, and returns it as it is then: its number and code are erased. A card that is cancelled already stays so. 404:
 * no such card; 502: the provider did not cancel it, and it can still be charged.
 * @see
 */
export const cancelVirtualCard = defineCall({
  name: 'cancelVirtualCard',
  summary: 'Cancels a virtual card',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'DELETE',
  path: '/servico/cartao-virtual-transacao/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: virtualCardSchema, 404: errorBodySchema, 502: errorBodySchema, ...sessionErrors },
});
