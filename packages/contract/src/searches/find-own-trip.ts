import { errorBodySchema, requestSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * A request for its searches and its approval. Travellers and approvers get their own requests, and nothing of what the agency earns by a quote or
 * agreed with its suppliers. 404 for any other request. @see S-001
 */
export const findOwnTrip = defineCall({
  name: 'findOwnTrip',
  summary: 'A request as its searches and its approval show it',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/pesquisas/viagens/:idViagem',
  params: z.object({ idViagem: intText }),
  responses: { 200: requestSchema, 404: errorBodySchema, ...sessionErrors },
});
