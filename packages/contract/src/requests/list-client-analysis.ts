import { requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { supplierFlag } from '../call/query.ts';

/**
 * The agency's requests whose quotes the client analyses, or those of any other `situacao` of the list filter: without
 * `idSolicitacao`, the call that loads one request (`findRequest`) returns whole requests, which is too much for a list, so this call
 * returns summaries. Each has `analiseCliente`: since when the client has the quotes, how many they are, and the best total.
 * @see, S-320
 */
export const listClientAnalysis = defineCall({
  name: 'listClientAnalysis',
  summary: 'The requests under client analysis',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/cotacoes/analise-cliente',
  query: z.object({ termo: z.optional(z.string().check(z.maxLength(255))), isSupplier: supplierFlag }),
  responses: { 200: z.array(requestSummarySchema), ...sessionErrors },
});
