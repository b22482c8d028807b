import { errorBodySchema } from '@guiche/domain/entities';
import { ACAO_CARTAO, TIPO_CARTAO } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Logs what a user does with a card of a quote: one call for each view. A logged view hands out one card: the next call of the same user that finds
 * a card of that kind for the quote has its whole number, within a minute. 403: the user may not see card data, and nothing is logged.
 * @see, B-062
 */
export const logCard = defineCall({
  name: 'logCard',
  summary: 'Logs that a card is viewed, generated or cancelled',
  access: { route: '/relatorio' },
  base: 'agency',
  method: 'POST',
  path: '/log-cartao',
  query: z.object({ acao: z.enum(ACAO_CARTAO), tipo: z.enum(TIPO_CARTAO), idCotacao: z.uuid() }),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
