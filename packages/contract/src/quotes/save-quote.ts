import { airQuoteSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** Saves a quote of the quoting stage and answers it as stored. 409: another saved it first. 422: the rules refuse it, one entry for each field. @see Q-251 */
export const saveQuote = defineCall({
  name: 'saveQuote',
  summary: 'Saves a quote of the quoting stage',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/viagens/:idViagem/cotacao/:tipoServico',
  params: z.object({ idViagem: intText, tipoServico: z.literal('aereo') }),
  body: airQuoteSchema,
  responses: { 200: airQuoteSchema, 404: errorBodySchema, 409: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
