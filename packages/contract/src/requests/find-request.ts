import { errorBodySchema, idNumber, requestSchema } from '@guiche/domain/entities';
import { FILTRO_SOLICITACOES } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Loads a request with its services and quotes: the first of `content`. An empty `content` means that it has not been synchronised. 404: no
 * such request. 409: it is finished, so only the history has it. Without `idSolicitacao`: every pending request of the agency that the user may open, filtered by `situacao`.
 * @see
 */
export const findRequest = defineCall({
  name: 'findRequest',
  summary: 'Loads a request with its services and quotes, or every pending one',
  access: { route: '/pendencia', given: { idSolicitacao: '/relatorio' } },
  readOnly: true,
  base: 'middleware',
  method: 'POST',
  path: '/api/v2/agencias/solicitacoes',
  body: z.object({
    isSupplier: z.boolean(),
    idAgencia: idNumber,
    situacao: z.enum(FILTRO_SOLICITACOES),
    idSolicitacao: z.optional(idNumber),
  }),
  responses: { 200: z.object({ content: z.array(requestSchema) }), 404: errorBodySchema, 409: errorBodySchema, ...sessionErrors },
});
