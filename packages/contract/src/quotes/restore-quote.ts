import { errorBodySchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { removeQuote } from './remove-quote.ts';
import { saveQuote } from './save-quote.ts';

/**
 * Brings a removed quote back, as it was and at its place, in the next version. The body is that of the removal: `versao` is the version in which it was
 * removed. A quote that is back already is returned. 404: it cannot come back. 409: it is back and was saved since. 422: the request is no
 * longer being quoted. @see B-015
 */
export const restoreQuote = defineCall({
  name: 'restoreQuote',
  summary: 'Brings a removed quote back',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/viagens/:idViagem/cotacao/:tipoServico/restaurar',
  params: removeQuote.params,
  body: removeQuote.body,
  responses: {
    200: saveQuote.responses[200],
    404: errorBodySchema,
    409: saveQuote.responses[409],
    422: validationListSchema,
    ...sessionErrors,
  },
});
