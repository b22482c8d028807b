import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { changeApprovalSchema } from './change-state.ts';

/** The change of a request that waits for approval: the services whose value or reservation is not the approved one, and who approves. 404: nothing waits. @see A-108 */
export const findChangeApproval = defineCall({
  name: 'findChangeApproval',
  summary: 'The change of a request that waits for approval',
  access: { route: '/agenciaAlteracao' },
  base: 'rest',
  method: 'GET',
  path: '/solicitacao/aprovacaoAlteracao',
  query: z.object({ idSolicitacao: intText }),
  responses: { 200: changeApprovalSchema, 404: errorBodySchema, ...sessionErrors },
});
