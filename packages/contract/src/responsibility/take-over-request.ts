import { errorBodySchema, responsibleSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { booleanText } from '../call/query.ts';

/** Makes a user responsible for a request. 409: another is, and `podeSubstituir` is false. @see A-129 */
export const takeOverRequest = defineCall({
  name: 'takeOverRequest',
  summary: 'Makes a user responsible for a request',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/solicitacoes/responsavelAssumirSolicitacao',
  query: z.object({ podeSubstituir: booleanText }),
  body: z.object({
    reponsavel: z.object({ id: z.uuid(), name: z.string(), profiles: z.array(z.int()) }),
    uuidSolicitacao: z.uuid(),
  }),
  responses: { 200: z.object({ reponsavel: responsibleSchema }), 404: errorBodySchema, 409: errorBodySchema, ...sessionErrors },
});
