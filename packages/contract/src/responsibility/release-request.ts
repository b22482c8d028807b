import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Leaves a request without responsible. The body is its uuid as a JSON string. @see A-128 */
export const releaseRequest = defineCall({
  name: 'releaseRequest',
  summary: 'Leaves a request without responsible',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/solicitacoes/liberarSolicitacao',
  body: z.uuid(),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
