import { QUOTE_SCHEMAS } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { quoteConflictSchema } from '../quotes/quote-conflict.ts';
import { issuePairSchema } from './issue-pair-schema.ts';
import { saveIssue } from './save-issue.ts';

/** The call that saves an issue, with the types of one kind. */
function ofKind<const Word extends string, Schema extends $ZodType>(word: Word, schema: Schema) {
  const { idViagem } = saveIssue.params.shape;
  return {
    ...saveIssue,
    params: z.object({ idViagem, tipoServico: z.literal(word) }),
    body: issuePairSchema(schema),
    responses: { ...saveIssue.responses, 200: schema, 409: quoteConflictSchema(schema) },
  };
}

/** `saveIssue` for who knows the kind of the quote: body and response are typed by it. @see Q-252 */
export const SAVE_ISSUE = {
  AEREO: ofKind(TIPO_SERVICO_PATH.AEREO, QUOTE_SCHEMAS.AEREO),
  HOTEL: ofKind(TIPO_SERVICO_PATH.HOTEL, QUOTE_SCHEMAS.HOTEL),
  CARRO: ofKind(TIPO_SERVICO_PATH.CARRO, QUOTE_SCHEMAS.CARRO),
  RODOVIARIO: ofKind(TIPO_SERVICO_PATH.RODOVIARIO, QUOTE_SCHEMAS.RODOVIARIO),
  OUTROS: ofKind(TIPO_SERVICO_PATH.OUTROS, QUOTE_SCHEMAS.OUTROS),
};
