import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { saveQuote } from './save-quote.ts';

/** Removes a quote, which travels in the body: its id and its version. 409: another changed it first. 422: it has been issued. @see */
export const removeQuote = defineCall({
  name: 'removeQuote',
  summary: 'Removes a quote',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'DELETE',
  path: '/viagens/:idViagem/cotacao/:tipoServico',
  params: saveQuote.params,
  body: z.object({ id: z.uuid(), idServico: z.uuid(), versao: z.int() }),
  responses: { 204: null, 404: errorBodySchema, 409: saveQuote.responses[409], 422: validationListSchema, ...sessionErrors },
});
