import { errorBodySchema, requestLogEntrySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Who took, released and concluded a request, newest first. @see A-145 */
export const listRequestLog = defineCall({
  name: 'listRequestLog',
  summary: 'The change log of a request',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/solicitacoes/historico/:uuid',
  params: z.object({ uuid: z.uuid() }),
  responses: { 200: z.array(requestLogEntrySchema), 404: errorBodySchema, ...sessionErrors },
});
