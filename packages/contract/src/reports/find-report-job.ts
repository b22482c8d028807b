import { errorBodySchema, reportJobSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** How far a report is that is made meanwhile. 404: the user has no such job, or it was dropped a day after it began. @see S-363 */
export const findReportJob = defineCall({
  name: 'findReportJob',
  summary: 'How far a report is that is made meanwhile',
  access: { route: '/relatorios' },
  base: 'middleware',
  method: 'GET',
  path: '/reports/jobs/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: reportJobSchema, 404: errorBodySchema, ...sessionErrors },
});
