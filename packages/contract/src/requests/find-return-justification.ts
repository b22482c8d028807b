import { errorBodySchema, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** Why the client sent a request back; null when it never did. @see */
export const findReturnJustification = defineCall({
  name: 'findReturnJustification',
  summary: 'Why the client sent a request back',
  access: { route: '/relatorio' },
  base: 'middleware',
  method: 'GET',
  path: '/api/v2/solicitacao/justificativa/:id',
  params: z.object({ id: intText }),
  responses: { 200: z.object({ justificativa: z.nullable(paragraph) }), 404: errorBodySchema, ...sessionErrors },
});
