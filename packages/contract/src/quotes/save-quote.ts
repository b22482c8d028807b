import { errorBodySchema, QUOTE_SCHEMAS } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { quoteConflictSchema } from './quote-conflict.ts';

const { AEREO, HOTEL, CARRO, RODOVIARIO, OUTROS } = QUOTE_SCHEMAS;
// Each kind is recognised by fields that the kinds after it do not have.
const anyQuote = z.union([AEREO, HOTEL, CARRO, RODOVIARIO, OUTROS]);

/**
 * Saves a quote of the quoting stage and returns it as stored; `tipoServico` decides the schema of the quote. 409: another save was first; the body has the quote as it
 * is stored.
 * 422: the rules refuse it, one entry for each field. Code that knows the kind uses `SAVE_QUOTE`. @see Q-251
 */
export const saveQuote = defineCall({
  name: 'saveQuote',
  summary: 'Saves a quote of the quoting stage',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/viagens/:idViagem/cotacao/:tipoServico',
  params: z.object({ idViagem: intText, tipoServico: z.enum(Object.values(TIPO_SERVICO_PATH)) }),
  body: anyQuote,
  bodyBy: {
    param: 'tipoServico',
    schemas: {
      [TIPO_SERVICO_PATH.AEREO]: AEREO,
      [TIPO_SERVICO_PATH.HOTEL]: HOTEL,
      [TIPO_SERVICO_PATH.CARRO]: CARRO,
      [TIPO_SERVICO_PATH.RODOVIARIO]: RODOVIARIO,
      [TIPO_SERVICO_PATH.OUTROS]: OUTROS,
    },
  },
  responses: { 200: anyQuote, 404: errorBodySchema, 409: quoteConflictSchema(anyQuote), 422: validationListSchema, ...sessionErrors },
});
