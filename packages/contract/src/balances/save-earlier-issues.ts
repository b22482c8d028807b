import { airQuoteSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';
import { listEarlierIssues } from './list-earlier-issues.ts';

/**
 * Saves the entry balances of earlier issues, all or none, and returns them as stored; of each only `saldoEntrada` is taken. What is kept for a
 * later issue can be used from then on. 409: another changed one of them first. 422: the rules refuse it, at `<index>.saldoEntrada.…`.
 * @see
 */
export const saveEarlierIssues = defineCall({
  name: 'saveEarlierIssues',
  summary: 'Saves the entry balances of earlier issues',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/:idServico/cotacoes/aereos/:idAgencia/alteradas',
  params: listEarlierIssues.params,
  body: z.array(airQuoteSchema).check(z.maxLength(50)),
  responses: {
    200: z.array(airQuoteSchema),
    404: errorBodySchema,
    409: QUOTE_CONFLICTS.AEREO,
    422: validationListSchema,
    ...sessionErrors,
  },
});
