import { errorBodySchema, policyEntrySchema, requestSchema, searchedHotelServiceSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** A request with its hotel services, and the lowest-price rule of its client company; null where the company has none. @see S-349, S-108 */
export const findTripWithHotels = defineCall({
  name: 'findTripWithHotels',
  summary: 'A request with its hotel services',
  access: { route: '/pesquisa/*' },
  base: 'viajor',
  method: 'GET',
  path: '/api/v5/viagem/:idSolicitacao',
  params: z.object({ idSolicitacao: intText }),
  responses: {
    200: z.extend(z.pick(requestSchema, { id: true, uuid: true, idSolicitacao: true, status: true, fluxo: true, empresa: true }), {
      servicosHotel: z.array(searchedHotelServiceSchema),
      regraMenorPreco: z.nullable(policyEntrySchema.shape.regra),
    }),
    404: errorBodySchema,
    ...sessionErrors,
  },
});
