import { errorBodySchema, idNumber, paragraph, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { supplierFlag } from '../call/query.ts';
import { conclusionConflictSchema, quotingStateSchema } from './conclusion-conflict.ts';

/**
 * Returns a request one step: to the requester, to quoting, to the client's selection or to the closing. The body names the trip and the quotes
 * that the clerk saw, with their versions, and why it is returned. 409: they are no longer these; the present ones are in `atual`. 422: the
 * rules forbid it. @see B-061, Q-235, Q-259
 */
export const returnRequest = defineCall({
  name: 'returnRequest',
  summary: 'Returns a request one step, with a justification',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/relatorios/retornar',
  query: z.object({ isSupplier: supplierFlag }),
  body: z.extend(quotingStateSchema, { id: idNumber, justificativa: paragraph }),
  responses: {
    200: requestSummarySchema,
    404: errorBodySchema,
    409: conclusionConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
