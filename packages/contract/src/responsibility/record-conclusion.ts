import { errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Records in the attendance log that attendance of a service was concluded, after it was. `instance` is the client instance of its request.
 * 403: the user does not work for it. 404: no such service. @see A-138
 */
export const recordConclusion = defineCall({
  name: 'recordConclusion',
  summary: 'Records in the attendance log that attendance of a service was concluded',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/log-atendimento/concluir',
  body: z.object({ idServico: z.uuid(), instance: line }),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
