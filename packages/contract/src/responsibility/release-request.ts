import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { responsibilityConflictSchema } from './responsibility-conflict.ts';
import { responsibilityHeaders } from './responsibility-headers.ts';

/** Leaves a request without responsible. The body is its uuid as a JSON string. 409: another is responsible than `if-match` names. @see A-128 */
export const releaseRequest = defineCall({
  name: 'releaseRequest',
  summary: 'Leaves a request without responsible',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/solicitacoes/liberarSolicitacao',
  headers: responsibilityHeaders,
  body: z.uuid(),
  responses: { 204: null, 404: errorBodySchema, 409: responsibilityConflictSchema, ...sessionErrors },
});
