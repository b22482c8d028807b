import { errorBodySchema, idNumber, requestSchema } from '@guiche/domain/entities';
import { FILTRO_SOLICITACOES } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Loads a request with its services and quotes: the first of `content`. An empty `content` means that it has not been synchronised. 404: no such request. @see */
export const findRequest = defineCall({
  name: 'findRequest',
  summary: 'Loads a request with its services and quotes',
  access: { route: '/relatorio' },
  base: 'middleware',
  method: 'POST',
  path: '/api/v2/agencias/solicitacoes',
  body: z.object({
    isSupplier: z.boolean(),
    idAgencia: idNumber,
    situacao: z.enum(FILTRO_SOLICITACOES),
    idSolicitacao: idNumber,
  }),
  responses: { 200: z.object({ content: z.array(requestSchema) }), 404: errorBodySchema, ...sessionErrors },
});
