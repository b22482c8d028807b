import { airQuoteSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';
import { issueAnswerFields } from './issue-answer-schema.ts';
import { issueHeaders } from './issue-headers.ts';
import { issueReasonSchema } from './issue-reason-schema.ts';

/**
 * Issues the chosen quote of an air service at its provider. A quote whose issue is in doubt (`emissaoEmVerificacao`) is not issued again: the
 * call asks what became of it. `cotacao` is the quote as it is stored afterwards. The body may be left out. 409: another changed it first. 422: it may
 * not be issued.
 * @see B-031, Q-106, Q-111, Q-112, Q-239
 */
export const issueAir = defineCall({
  name: 'issueAir',
  summary: 'Issues the chosen quote of an air service at its provider',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/:idServico/cotacoes/aereos/:idCotacao/emitir',
  params: z.object({ idServico: z.uuid(), idCotacao: z.uuid() }),
  query: z.object({ novoTipoPagamentoId: z.optional(intText) }),
  headers: issueHeaders,
  body: issueReasonSchema,
  responses: {
    200: z.object({
      ...issueAnswerFields,
      /** What is copied into the quote; null unless `status` is SUCCESS. @see Q-112 */
      aereoCotacao: z.nullable(
        z.pick(airQuoteSchema, {
          emitidaAutomaticamente: true,
          dataEmissao: true,
          emissor: true,
          dadosFornecedor: true,
          solicitacaoVcn: true,
          tourCode: true,
          baseTarifaria: true,
          codigoReserva: true,
        }),
      ),
      cotacao: airQuoteSchema,
    }),
    404: errorBodySchema,
    409: QUOTE_CONFLICTS.AEREO,
    422: validationListSchema,
    ...sessionErrors,
  },
});
