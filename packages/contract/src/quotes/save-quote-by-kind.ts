import { QUOTE_SCHEMAS } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { quoteConflictSchema } from './quote-conflict.ts';
import { saveQuote } from './save-quote.ts';

/** The call that saves a quote, with the types of one kind. */
function ofKind<const Word extends string, Schema extends $ZodType>(word: Word, schema: Schema) {
  const { idViagem } = saveQuote.params.shape;
  return {
    ...saveQuote,
    params: z.object({ idViagem, tipoServico: z.literal(word) }),
    body: schema,
    responses: { ...saveQuote.responses, 200: schema, 409: quoteConflictSchema(schema) },
  };
}

/** `saveQuote` for who knows the kind of the quote: body and answer are typed by it. @see Q-251 */
export const SAVE_QUOTE = {
  AEREO: ofKind(TIPO_SERVICO_PATH.AEREO, QUOTE_SCHEMAS.AEREO),
  HOTEL: ofKind(TIPO_SERVICO_PATH.HOTEL, QUOTE_SCHEMAS.HOTEL),
  CARRO: ofKind(TIPO_SERVICO_PATH.CARRO, QUOTE_SCHEMAS.CARRO),
  RODOVIARIO: ofKind(TIPO_SERVICO_PATH.RODOVIARIO, QUOTE_SCHEMAS.RODOVIARIO),
  OUTROS: ofKind(TIPO_SERVICO_PATH.OUTROS, QUOTE_SCHEMAS.OUTROS),
};
