import { balanceSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { listUsableBalances } from './list-usable-balances.ts';

/**
 * What an air quote uses of a balance as it is stored, and its fare before that: with it a form knows the fare without the balance. 404: the quote
 * uses none.
 * @see Q-146
 */
export const findUsedBalance = defineCall({
  name: 'findUsedBalance',
  summary: 'What an air quote uses of a balance',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/viagens/:idServico/cotacoes/aereos/:idCotacao/saldos/utilizado',
  params: listUsableBalances.params,
  responses: {
    200: z.object({ valor: balanceSchema.shape.valor, tarifaAntes: z.nullable(balanceSchema.shape.valor) }),
    404: errorBodySchema,
    ...sessionErrors,
  },
});
