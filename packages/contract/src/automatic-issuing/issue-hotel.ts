import { errorBodySchema, hotelQuoteSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';
import { issueAir } from './issue-air.ts';
import { issueAnswerFields } from './issue-answer-schema.ts';
import { issueHeaders } from './issue-headers.ts';
import { issueReasonSchema } from './issue-reason-schema.ts';

/** Reserves the chosen quote of a hotel service at its provider; everything else as for `issueAir`. @see */
export const issueHotel = defineCall({
  name: 'issueHotel',
  summary: 'Reserves the chosen quote of a hotel service at its provider',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/:idServico/cotacoes/hoteis/:idCotacao/emitir',
  params: issueAir.params,
  query: issueAir.query,
  headers: issueHeaders,
  body: issueReasonSchema,
  responses: {
    200: z.object({
      ...issueAnswerFields,
      /** What is copied into the quote; null unless `status` is SUCCESS. @see Q-113 */
      hotelCotacao: z.nullable(
        z.pick(hotelQuoteSchema, {
          emitidaAutomaticamente: true,
          dataEmissao: true,
          emissor: true,
          dadosFornecedor: true,
          solicitacaoVcn: true,
          codigoReserva: true,
          codigoTransacaoCartao: true,
        }),
      ),
      cotacao: hotelQuoteSchema,
    }),
    404: errorBodySchema,
    409: QUOTE_CONFLICTS.HOTEL,
    422: validationListSchema,
    ...sessionErrors,
  },
});
