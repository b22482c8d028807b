import { errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Records the responsible user in the attendance log, after a takeover. `instance` is the client instance of the request. 403: the user does not
 * work for it. @see A-137
 */
export const recordAttendance = defineCall({
  name: 'recordAttendance',
  summary: 'Records the responsible user in the attendance log',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/log-atendimento/usuario-responsavel',
  body: z.object({ uuidSolicitacao: z.uuid(), instance: line }),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
