import { errorBodySchema, responsibleSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Who is responsible for a request, or null; the header `etag` is what `if-match` of a change takes. The field is spelled `reponsavel` on the wire. @see A-127 */
export const findResponsible = defineCall({
  name: 'findResponsible',
  summary: 'The responsible consultant of a request',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/solicitacoes/buscarResponsaveisSolicitacao/:uuid',
  params: z.object({ uuid: z.uuid() }),
  responses: { 200: z.object({ reponsavel: z.nullable(responsibleSchema) }), 404: errorBodySchema, ...sessionErrors },
});
