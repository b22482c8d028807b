import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The file of a report that was made meanwhile. 404: the user has no such job, or its file is not there: not yet, or no more. @see S-363 */
export const downloadReport = defineCall({
  name: 'downloadReport',
  summary: 'The file of a report that was made meanwhile',
  access: { route: '/relatorios' },
  base: 'middleware',
  method: 'GET',
  path: '/reports/jobs/:id/file',
  params: z.object({ id: z.uuid() }),
  form: 'file',
  responses: { 200: null, 404: errorBodySchema, ...sessionErrors },
});
