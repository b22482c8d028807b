import { ENVIO_SALDO } from '@guiche/domain/balances';
import { balanceSchema, errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { listUsableBalances } from './list-usable-balances.ts';

/**
 * Reserves a balance for an air quote and returns the fare with it. It is taken off `tarifa`, the fare of the form without a balance; when that is
 * left out, off the stored fare. The quote is stored with the fare by the save that follows, which sends `reserva` as it was returned; another
 * balance takes the place of the one that was reserved before. 409: another quote uses it by now. 422: the rules refuse it.
 * @see
 */
export const useBalance = defineCall({
  name: 'useBalance',
  summary: 'Reserves a balance for an air quote, and tells the fare with it',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/:idServico/cotacoes/aereos/:idCotacao/saldos',
  params: listUsableBalances.params,
  body: z.extend(balanceSchema, {
    envioSaldo: z.nullable(z.enum(ENVIO_SALDO)),
    valorReservado: z.nullable(balanceSchema.shape.valor),
    tarifa: z.optional(z.nullable(balanceSchema.shape.valor)),
  }),
  responses: {
    200: z.object({ tarifa: balanceSchema.shape.valor, reserva: line }),
    404: errorBodySchema,
    409: errorBodySchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
