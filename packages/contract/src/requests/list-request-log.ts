import { errorBodySchema, requestLogEntrySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Who took, released, concluded and answered a request, newest first, with each changed field before and after. @see A-145, B-034 */
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
