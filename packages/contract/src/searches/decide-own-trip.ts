import { errorBodySchema, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * Approves or refuses a request that waits for the approver who calls: what was chosen, or a change of its values. It waits no longer then, and is
 * not among the caller's requests any more. A refusal needs a reason. 403 for anybody but an approver; 404 for a request that does not wait for
 * the caller; 422: the rules forbid it. @see S-001, Q-096
 */
export const decideOwnTrip = defineCall({
  name: 'decideOwnTrip',
  summary: 'Approves or refuses a request that waits for its approver',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'PUT',
  path: '/pesquisas/viagens/:idViagem/aprovacao',
  params: z.object({ idViagem: intText }),
  body: z.object({ aprovado: z.boolean(), justificativa: z.nullable(paragraph) }),
  responses: { 204: null, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
