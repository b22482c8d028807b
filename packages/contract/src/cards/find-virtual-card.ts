import { errorBodySchema, virtualCardSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The virtual card of a quote, by the id of the quote: the one that was generated, else the one that was cancelled last, null when there was none. It comes masked unless
 * the user has logged a view of it. 404: no such quote.
 * @see
 */
export const findVirtualCard = defineCall({
  name: 'findVirtualCard',
  summary: 'The virtual card of a quote',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/servico/cartao-virtual-transacao/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.nullable(virtualCardSchema), 404: errorBodySchema, ...sessionErrors },
});
