import { errorBodySchema, removedQuoteSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The quotes that were removed from a request and not brought back, the last one first: no screen shows them, and `listQuoteLog` has their logs
 * still. 403: the request is with another consultant.
 * @see
 */
export const listRemovedQuotes = defineCall({
  name: 'listRemovedQuotes',
  summary: 'The quotes that were removed from a request',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/solicitacoes/historico/:uuid/cotacoes-removidas',
  params: z.object({ uuid: z.uuid() }),
  responses: { 200: z.array(removedQuoteSchema), 404: errorBodySchema, ...sessionErrors },
});
