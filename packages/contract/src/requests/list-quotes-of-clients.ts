import { line, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The open requests in the quoting phase across all of the agency's client instances, for its unified panel. @see */
export const listQuotesOfClients = defineCall({
  name: 'listQuotesOfClients',
  summary: 'The open requests in the quoting phase, across the client instances',
  access: { route: '/dashboard' },
  base: 'middleware',
  method: 'GET',
  path: '/agencias/cotacoes',
  query: z.object({ termo: z.optional(line) }),
  responses: { 200: z.array(requestSummarySchema), ...sessionErrors },
});
