import { airQuoteSchema, airServiceSchema, errorBodySchema } from '@guiche/domain/entities';
import { STATUS_SOLICITACAO } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/**
 * Searches for the expired reservation of an air service's chosen quote again, and returns the quote as it is found now; nothing is stored in
 * the request. 422: why it may not be searched for, or what the reservation system refuses. 502: that system does not answer. @see
 */
export const researchExpired = defineCall({
  name: 'researchExpired',
  summary: 'Searches for an expired air reservation again',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/pesquisa/aereoVencido',
  query: z.object({ statusSolicitacao: z.optional(z.enum(STATUS_SOLICITACAO)) }),
  body: airServiceSchema,
  responses: { 200: airQuoteSchema, 404: errorBodySchema, 422: validationListSchema, 502: errorBodySchema, ...sessionErrors },
});
