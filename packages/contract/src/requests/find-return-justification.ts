import { errorBodySchema, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * Why a request was returned last, by its client or by the agency, or refused by its approver; null when it was not since quoting was concluded.
 * Whoever may see the request reads it, also the people who travel. @see, S-001
 */
export const findReturnJustification = defineCall({
  name: 'findReturnJustification',
  summary: 'Why a request was returned or refused last',
  access: 'session',
  base: 'middleware',
  method: 'GET',
  path: '/api/v2/solicitacao/justificativa/:id',
  params: z.object({ id: intText }),
  responses: { 200: z.object({ justificativa: z.nullable(paragraph) }), 404: errorBodySchema, ...sessionErrors },
});
