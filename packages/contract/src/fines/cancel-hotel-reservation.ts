import { errorBodySchema, hotelQuoteSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';

/**
 * Cancels the reservation of a hotel at its supplier, with its fine, and returns the quote, which is EMISSAO_CANCELADA then. The body has the
 * version of the quote that the caller saw. 409: it is stored in another one. 422: the rules refuse it, or the supplier does, whose words are
 * in `descricao` of the first entry. 502: the supplier did not answer, and nothing was changed here; the same call tries again.
 * @see
 */
export const cancelHotelReservation = defineCall({
  name: 'cancelHotelReservation',
  summary: 'Cancels the reservation of a hotel, with its fine',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/hotel/cotacao/:idCotacao/cancelar-reserva',
  params: z.object({ idCotacao: z.uuid() }),
  body: z.object({ versao: hotelQuoteSchema.shape.versao, multa: hotelQuoteSchema.shape.multa }),
  responses: {
    200: hotelQuoteSchema,
    404: errorBodySchema,
    409: QUOTE_CONFLICTS.HOTEL,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
