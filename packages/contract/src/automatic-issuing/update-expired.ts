import { airQuoteSchema, airServiceSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';

/**
 * Puts the quote that `researchExpired` found in the place of the expired one, as it was found. 409: another changed the quote first. 422: it may
 * not be replaced any more, or is not what was found. @see
 */
export const updateExpired = defineCall({
  name: 'updateExpired',
  summary: 'Puts the quote that was found again in the place of the expired one',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'PUT',
  path: '/aereo/:id/aereoVencido',
  params: z.object({ id: z.uuid() }),
  body: airQuoteSchema,
  responses: {
    200: z.pick(airServiceSchema, { escolhida: true, cotacoes: true }),
    404: errorBodySchema,
    409: QUOTE_CONFLICTS.AEREO,
    422: validationListSchema,
    ...sessionErrors,
  },
});
