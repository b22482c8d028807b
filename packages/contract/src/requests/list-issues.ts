import { requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { listQuery } from './list-query.ts';

/** The agency's open requests in the issuing phase, earliest deadline first unless asked otherwise. @see */
export const listIssues = defineCall({
  name: 'listIssues',
  summary: 'The open requests in the issuing phase',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/emissoes',
  query: listQuery,
  responses: { 200: z.array(requestSummarySchema), ...sessionErrors },
});
