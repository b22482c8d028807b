import { errorBodySchema, line, requestSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * Loads a request that is opened from the dashboard, with its services and quotes; `instance` is the name of its client's instance. 404: that
 * client has no such request. 409: it is finished, so only the history has it. @see A-122
 */
export const findDashboardRequest = defineCall({
  name: 'findDashboardRequest',
  summary: 'Loads a request of a client instance, opened from the dashboard',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/dashboard/solicitacao',
  query: z.object({ idSolicitacao: intText, instance: line }),
  responses: { 200: requestSchema, 404: errorBodySchema, 409: errorBodySchema, ...sessionErrors },
});
