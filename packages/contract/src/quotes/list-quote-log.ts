import { errorBodySchema, quoteLogEntrySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * What happened to a quote, newest first, also to one that was removed: who did what, and each changed field before and after. A quote
 * without entries has an empty list. 403: the request is with another consultant. 404: no such quote.
 * @see A-155, B-034
 */
export const listQuoteLog = defineCall({
  name: 'listQuoteLog',
  summary: 'The log of a quote',
  access: { route: '/historicoagencia' },
  base: 'rest',
  method: 'GET',
  path: '/cotacao/logs/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.array(quoteLogEntrySchema), 404: errorBodySchema, ...sessionErrors },
});
