import { errorBodySchema, usableBalanceSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/**
 * The balances that an air quote may use, those that end first before the others: of its travellers, at its airlines, used by no other quote. 422:
 * nothing is used in the status of the quote. @see, B-018
 */
export const listUsableBalances = defineCall({
  name: 'listUsableBalances',
  summary: 'The balances that an air quote may use',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/viagens/:idServico/cotacoes/aereos/:idCotacao/saldos',
  params: z.object({ idServico: z.uuid(), idCotacao: z.uuid() }),
  responses: { 200: z.array(usableBalanceSchema), 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
