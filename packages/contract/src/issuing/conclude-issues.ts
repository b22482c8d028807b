import { errorBodySchema, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { conclusionConflictSchema, seenTripSchema } from '../requests/conclusion-conflict.ts';
import { checkReasonSchema } from './check-reason-schema.ts';

/**
 * Concludes the issues of a request: they are issued and it goes to the closing, or back to approval when its values ask for it. The body
 * names the trip and the quotes that the clerk saw, with their versions, and whether the clerk was told that the request goes back to
 * approval; `motivo` is why they are concluded although something in their check list is open, which the log keeps. 409: it is no longer so; the present state is in `atual`. 422: the rules forbid it. @see B-031, B-061, Q-095, Q-103, Q-104, Q-253
 */
export const concludeIssues = defineCall({
  name: 'concludeIssues',
  summary: 'Concludes the issues of a request',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/viagens/emissoes',
  body: z.extend(seenTripSchema, { voltaraAprovacao: z.boolean(), motivo: checkReasonSchema }),
  responses: {
    200: requestSummarySchema,
    404: errorBodySchema,
    409: conclusionConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
