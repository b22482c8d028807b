import { requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { listQuery } from './list-query.ts';

/** The agency's open requests in the quoting phase, earliest deadline first unless asked otherwise. @see */
export const listQuotes = defineCall({
  name: 'listQuotes',
  summary: 'The open requests in the quoting phase',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/cotacoes',
  query: listQuery,
  responses: { 200: z.array(requestSummarySchema), ...sessionErrors },
});
