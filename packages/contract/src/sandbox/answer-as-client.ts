import { errorBodySchema, line, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Makes the sandbox client answer a concluded request at once, so that one person can walk through the whole flow: it approves the cheapest
 * quote of each service, or sends the request back with a justification. 404 where the sandbox is off. @see Q-093
 */
export const answerAsClient = defineCall({
  name: 'answerAsClient',
  summary: 'Sandbox: answers a concluded request as its client would',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/sandbox/cliente/:uuid/resposta',
  params: z.object({ uuid: z.uuid() }),
  body: z.object({ resposta: z.enum(['APROVAR', 'DEVOLVER']), justificativa: z.optional(line) }),
  responses: { 200: requestSummarySchema, 404: errorBodySchema, 409: errorBodySchema, ...sessionErrors },
});
