import { airQuoteSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

const { multa, taxaCancelamento, tarifaTotal, taxas, opcaoSaldo, dataCancelamento, idServico, total } = airQuoteSchema.shape;

/** The fine of an air issue and the amounts that it is calculated from. @see */
export const findFine = defineCall({
  name: 'findFine',
  summary: 'The fine of an air issue and its amounts',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/viagens/aereo/emissao/multa/:idCotacao/buscar',
  params: z.object({ idCotacao: z.uuid() }),
  responses: {
    200: z.object({ multa, taxaCancelamento, tarifaTotal, taxas, opcaoSaldo, dataCancelamento, idServico, total }),
    404: errorBodySchema,
    ...sessionErrors,
  },
});
