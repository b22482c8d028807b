import { errorBodySchema, reportJobSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Stops making a report, and returns its job; one that has ended stays as it is. 404: the user has no such job. @see S-363 */
export const cancelReport = defineCall({
  name: 'cancelReport',
  summary: 'Stops making a report',
  access: { route: '/relatorios' },
  base: 'middleware',
  method: 'DELETE',
  path: '/reports/jobs/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: reportJobSchema, 404: errorBodySchema, ...sessionErrors },
});
