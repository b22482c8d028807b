import { errorBodySchema, requestSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** One changed issue, whole, with its services and quotes. 404: there is no such request, or it is no changed issue; 403: it is with another consultant. @see A-103 */
export const findChangedIssue = defineCall({
  name: 'findChangedIssue',
  summary: 'One changed issue, whole',
  access: { route: '/agenciaAlteracao' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/emissoesAlteradas/:idSolicitacao',
  params: z.object({ idSolicitacao: intText }),
  responses: { 200: requestSchema, 404: errorBodySchema, ...sessionErrors },
});
