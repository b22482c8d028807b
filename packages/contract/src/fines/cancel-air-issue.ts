import { airQuoteSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';
import { airFineQuery, moneyText } from './air-fine-query.ts';
import { quoteVersionHeaders } from './quote-version-headers.ts';

/**
 * Confirms the cancellation of an air issue with its fine, and returns the quote as it is stored then. Of a round trip the segments that wait
 * for their cancellation are cancelled; without such a segment, and for any other trip, the whole issue is. `id` is the quote's. `valorTrecho` is
 * the value of the segments that are cancelled while others stay, without which those are not cancelled. 409: the
 * quote is stored in another version than `if-match` names. 422: the rules refuse it.
 * @see
 */
export const cancelAirIssue = defineCall({
  name: 'cancelAirIssue',
  summary: 'Confirms the cancellation of an air issue with its fine',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/emissao/aereo/cancelada/:id',
  params: z.object({ id: z.uuid() }),
  query: z.object({ taxaCancelamento: z.optional(moneyText), valorTrecho: z.optional(moneyText), ...airFineQuery }),
  headers: quoteVersionHeaders,
  responses: {
    200: airQuoteSchema,
    404: errorBodySchema,
    409: QUOTE_CONFLICTS.AEREO,
    422: validationListSchema,
    ...sessionErrors,
  },
});
