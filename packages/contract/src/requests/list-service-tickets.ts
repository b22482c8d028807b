import { errorBodySchema, line, serviceTicketSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The support desk's tickets about a request; `instanceId` is the name of its client's instance. 404: that client has no such request. @see A-255 */
export const listServiceTickets = defineCall({
  name: 'listServiceTickets',
  summary: "The support desk's tickets about a request",
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/tickets-solicitacao',
  query: z.object({ instanceId: line, idSolicitacao: intText }),
  responses: { 200: z.array(serviceTicketSchema), 404: errorBodySchema, ...sessionErrors },
});
