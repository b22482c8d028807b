import { errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * Sends a traveller of a request the voucher of what was issued for that person, by e-mail. `id` is the number of the request. 422: nothing was
 * issued, or there is no e-mail address. 502: nobody took the message over. @see Q-260
 */
export const sendVoucher = defineCall({
  name: 'sendVoucher',
  summary: 'Sends a voucher to a traveller',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/relatorios/:id/voucher/:colaboradorId/agencia/:agenciaId',
  params: z.object({ id: intText, colaboradorId: line, agenciaId: intText }),
  responses: {
    200: z.object({ id: z.uuid() }),
    404: errorBodySchema,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
