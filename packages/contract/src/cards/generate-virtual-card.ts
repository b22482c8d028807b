import { errorBodySchema, QUOTE_SCHEMAS, virtualCardSchema } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { saveQuote } from '../quotes/save-quote.ts';

/**
 * Generates the virtual card of a quote, which must be stored in the version that is sent, and returns it masked. A quote has one card at a time: when
 * it has one, that one is returned. 409: the quote is stored in another version; 422: it is not paid with a virtual card, was issued or
 * cancelled, or has no locator yet; 502: the provider refused or did not respond, and there is no card.
 * @see
 */
export const generateVirtualCard = defineCall({
  name: 'generateVirtualCard',
  summary: 'Generates the virtual card of a quote',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/servico/cartao-virtual-transacao/:id',
  // The kind of service; the three calls of the path have one name for its last part, as an OpenAPI document asks.
  params: z.object({ id: z.enum(TIPO_SERVICO) }),
  body: saveQuote.body,
  bodyBy: { param: 'id', schemas: QUOTE_SCHEMAS },
  responses: {
    200: virtualCardSchema,
    404: errorBodySchema,
    409: saveQuote.responses[409],
    422: validationListSchema,
    502: errorBodySchema,
    503: errorBodySchema,
    ...sessionErrors,
  },
});
