import { errorBodySchema, idNumber, paragraph, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { changeConflictSchema, changeHeaders } from './change-state.ts';

/**
 * Approves or rejects a change that waits for approval, in the name of the client's approver. Either way the request is issued again: approved,
 * its values and reservations are the approved ones; rejected, which needs a reason, they stay what they were. 409: the request has changed since
 * it was seen; 422: the rules forbid it. @see, B-061
 */
export const decideChange = defineCall({
  name: 'decideChange',
  summary: 'Approves or rejects a change',
  access: { route: '/agenciaAlteracao' },
  base: 'rest',
  method: 'PUT',
  path: '/solicitacao/aprovacaoAlteracao',
  headers: changeHeaders,
  body: z.object({ idSolicitacao: idNumber, aprovado: z.boolean(), justificativa: z.nullable(paragraph) }),
  responses: {
    200: requestSummarySchema,
    404: errorBodySchema,
    409: changeConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
