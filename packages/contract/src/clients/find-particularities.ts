import { errorBodySchema, line, particularitiesSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * What a client wants: with `instanceId` (the name of its instance) the client company as a whole, with `idSolicitacao` and `idCotacao` the
 * people of that request, too. A quote that was never saved has its id already. 404: no such client or request, or a quote of another request.
 * @see
 */
export const findParticularities = defineCall({
  name: 'findParticularities',
  summary: 'What a client, or the people of a request, want',
  access: { route: '/relatorio' },
  base: 'agency',
  method: 'GET',
  path: '/particularidades',
  query: z
    .object({ instanceId: z.optional(line), idSolicitacao: z.optional(intText), idCotacao: z.optional(z.uuid()) })
    .check(
      z.refine(({ instanceId, idSolicitacao, idCotacao }) =>
        instanceId === undefined ? idSolicitacao !== undefined && idCotacao !== undefined : idSolicitacao === undefined,
      ),
    ),
  responses: { 200: particularitiesSchema, 404: errorBodySchema, ...sessionErrors },
});
