import { clientCardSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** What the agency has to know about the client of a request. @see B-050 */
export const findClientCard = defineCall({
  name: 'findClientCard',
  summary: 'What the agency has to know about the client of a request',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/ficha-cliente/:idSolicitacao',
  params: z.object({ idSolicitacao: intText }),
  responses: { 200: clientCardSchema, 404: errorBodySchema, ...sessionErrors },
});
