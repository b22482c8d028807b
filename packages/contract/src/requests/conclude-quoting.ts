import { errorBodySchema, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { conclusionConflictSchema, seenTripSchema } from './conclusion-conflict.ts';

/**
 * Concludes quoting: the request goes to the client. The body names the trip and the quotes that the clerk saw, with their versions.
 * 409: they are no longer these; the present ones are in `atual`. 422: the rules forbid it. @see B-061, Q-092, Q-255
 */
export const concludeQuoting = defineCall({
  name: 'concludeQuoting',
  summary: 'Concludes quoting and hands the request to the client',
  access: { route: '/relatorio' },
  base: 'agency',
  method: 'PUT',
  path: '/api/v1/viagens/cotacoes',
  query: z.object({ uuidSolicitacao: z.uuid() }),
  body: seenTripSchema,
  responses: {
    200: requestSummarySchema,
    404: errorBodySchema,
    409: conclusionConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
