import { errorBodySchema, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * Sends all that is offered for a request back to the agency, because nothing of it suits the traveller who calls: the request is quoted again
 * (COTACAO_AGENCIA), and the agency reads the reason. 403 for anybody but a traveller; 404 for a request in which the caller does not travel; 422:
 * the request is not in selection, or there is no reason. @see S-001, Q-093, Q-096
 */
export const sendBackOwnOffers = defineCall({
  name: 'sendBackOwnOffers',
  summary: 'Sends all offered quotes back to the agency, with a reason',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'PUT',
  path: '/pesquisas/viagens/:idViagem/devolucao',
  params: z.object({ idViagem: intText }),
  body: z.object({ justificativa: paragraph }),
  responses: { 204: null, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
