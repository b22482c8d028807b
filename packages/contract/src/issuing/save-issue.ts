import { errorBodySchema, QUOTE_SCHEMAS } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { booleanText } from '../call/query.ts';
import { saveQuote } from '../quotes/save-quote.ts';
import { issuePairSchema } from './issue-pair-schema.ts';

const { AEREO, HOTEL, CARRO, RODOVIARIO, OUTROS } = QUOTE_SCHEMAS;
// Each kind is recognised by fields that the kinds after it do not have.
const anyPair = z.union([
  issuePairSchema(AEREO),
  issuePairSchema(HOTEL),
  issuePairSchema(CARRO),
  issuePairSchema(RODOVIARIO),
  issuePairSchema(OUTROS),
]);

/**
 * Saves the chosen quote of a service in the issuing stage, as the pair of the quote that the clerk saw and the edited one; with the id of another
 * offered quote of the service, that one takes its place. Returns the quote as stored, possibly with another id; `tipoServico` decides the schema of
 * the quotes. `reserva` is what `useBalance` returned to the form of an air quote that uses a balance, or an empty text when that form reserved
 * none; when it is left out, the last reservation for the quote is used, and the fare has to be the one with it, or the stored one while nothing is
 * reserved. 409: another changed it first; the body has the quote as it is stored. 422: the rules refuse it, another form has reserved since, or the
 * occasion is not that of the request's status. Code that knows the kind uses `SAVE_ISSUE`. @see
 */
export const saveIssue = defineCall({
  name: 'saveIssue',
  summary: 'Saves a quote of the issuing stage',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/viagens/:idViagem/emissao/:tipoServico',
  params: saveQuote.params,
  query: z.object({ isAlteracaoTipoPagamento: booleanText, reserva: z.optional(z.string().check(z.maxLength(200))) }),
  body: anyPair,
  bodyBy: {
    param: 'tipoServico',
    schemas: {
      [TIPO_SERVICO_PATH.AEREO]: issuePairSchema(AEREO),
      [TIPO_SERVICO_PATH.HOTEL]: issuePairSchema(HOTEL),
      [TIPO_SERVICO_PATH.CARRO]: issuePairSchema(CARRO),
      [TIPO_SERVICO_PATH.RODOVIARIO]: issuePairSchema(RODOVIARIO),
      [TIPO_SERVICO_PATH.OUTROS]: issuePairSchema(OUTROS),
    },
  },
  responses: {
    200: saveQuote.responses[200],
    404: errorBodySchema,
    409: saveQuote.responses[409],
    422: validationListSchema,
    ...sessionErrors,
  },
});
