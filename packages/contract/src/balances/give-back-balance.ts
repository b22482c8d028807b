import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { listUsableBalances } from './list-usable-balances.ts';

/**
 * Gives back the balance that was reserved for an air quote whose form was given up: what the quote uses as it is stored stays reserved. `reserva` is
 * what `useBalance` returned to that form: what another form of the quote has reserved since stays reserved. When it is left out, the last
 * reservation for the quote is given back, whichever form made it.
 * @see Q-146
 */
export const giveBackBalance = defineCall({
  name: 'giveBackBalance',
  summary: 'Gives back a balance that was reserved for an air quote and is not used by it',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'DELETE',
  path: '/viagens/:idServico/cotacoes/aereos/:idCotacao/saldos',
  params: listUsableBalances.params,
  query: z.object({ reserva: z.optional(z.string().check(z.maxLength(200))) }),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
