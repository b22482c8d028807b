import { errorBodySchema, line, requestSchema, requestSummarySchema, utcInstant } from '@guiche/domain/entities';
import { HISTORY_ORDERS } from '@guiche/domain/history';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { booleanText, intText, supplierFlag } from '../call/query.ts';

/** The largest page. */
const MOST_ROWS = 100;

/**
 * The agency's requests by the first day of the trip, whatever their status, a page at a time: `offset` counts pages, `hasMore` tells whether
 * there is another one. Of the moments of the window and of `dataEmissao` the day counts. `viajantes` are names or parts of them, separated by
 * commas, of which each occurs.
 *
 * With `idSolicitacao` alone: `content` is that one request, whole, with its services and quotes; it is read-only, so it may be finished. 404:
 * no such request; 403: it is with another consultant.
 * @see
 */
export const listHistory = defineCall({
  name: 'listHistory',
  summary: 'The history of requests, or one of them whole',
  access: { route: '/historicoagencia' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/historico',
  query: z.object({
    limit: z.optional(intText.check(z.gte(1), z.lte(MOST_ROWS))),
    offset: z.optional(intText),
    termo: z.optional(line),
    orderBy: z.optional(z.enum(HISTORY_ORDERS)),
    descending: z.optional(booleanText),
    isSupplier: supplierFlag,
    dataInicial: z.optional(utcInstant),
    dataFinal: z.optional(utcInstant),
    dataEmissao: z.optional(utcInstant),
    viajantes: z.optional(line),
    idSolicitacao: z.optional(intText),
  }),
  responses: {
    200: z.object({ content: z.array(z.union([requestSchema, requestSummarySchema])), hasMore: z.boolean() }),
    404: errorBodySchema,
    ...sessionErrors,
  },
});
