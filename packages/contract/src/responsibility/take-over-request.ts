import { errorBodySchema, responsibleSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { booleanText } from '../call/query.ts';
import { consultantSchema } from './consultant.ts';
import { responsibilityConflictSchema } from './responsibility-conflict.ts';
import { responsibilityHeaders } from './responsibility-headers.ts';

/**
 * Makes a user responsible for a request. 409: another is, and `podeSubstituir` is false, or another than `if-match` names. 403: it is not the
 * caller's to decide, or the user may not open requests. @see
 */
export const takeOverRequest = defineCall({
  name: 'takeOverRequest',
  summary: 'Makes a user responsible for a request',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/solicitacoes/responsavelAssumirSolicitacao',
  headers: responsibilityHeaders,
  query: z.object({ podeSubstituir: booleanText }),
  body: z.object({ reponsavel: consultantSchema, uuidSolicitacao: z.uuid() }),
  responses: {
    200: z.object({ reponsavel: responsibleSchema }),
    404: errorBodySchema,
    409: responsibilityConflictSchema,
    ...sessionErrors,
  },
});
