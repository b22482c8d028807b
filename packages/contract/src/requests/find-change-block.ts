import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Whether the support desk blocks changes of a request. 503: the desk does not answer. @see */
export const findChangeBlock = defineCall({
  name: 'findChangeBlock',
  summary: 'Whether the support desk blocks changes of a request',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/integracao-zendesk/bloqueia-alteracao',
  query: z.object({ uuidSolicitacao: z.uuid() }),
  responses: { 200: z.boolean(), 404: errorBodySchema, 503: errorBodySchema, ...sessionErrors },
});
