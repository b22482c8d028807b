import { line, requestSummarySchema } from '@guiche/domain/entities';
import { SEARCH_LENGTH } from '@guiche/domain/requests';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** A request that a search found; `localizador` is the locator or reservation code of a quote, when that is what was searched for. */
const foundRequestSchema = z.extend(requestSummarySchema, { localizador: z.nullable(line) });

/**
 * At most eight requests of the agency in any status, the newest first, in whose number, travellers, client or route each word of `termo`
 * occurs, or of which a quote has exactly this locator or reservation code; an exact number or locator comes before the others. An empty `termo`
 * finds nothing.
 * @see B-049
 */
export const searchRequests = defineCall({
  name: 'searchRequests',
  summary: 'Requests by number, traveller, client, route or locator',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/solicitacoes/busca',
  query: z.object({ termo: z.string().check(z.maxLength(SEARCH_LENGTH)) }),
  responses: { 200: z.array(foundRequestSchema), ...sessionErrors },
});
