import { errorBodySchema, reportJobSchema, reportSchema, requestReportSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

const ABOUT =
  'With `respond-async` the response is a 202 at once, with the job that makes the report in its body and the address of the job in the header `Location`. Anything else is ignored.';

/**
 * Makes a report with the chosen parameters and returns its file; those that are hidden from the user are neither checked nor used. The report of
 * one request may be asked for with the short body of S-124, too. 404: there is no such report or request, or the user may not see it. 422: a
 * required parameter is empty, a value is none of its type, or the report has no such format.
 * @see S-116, S-117, S-124, S-363
 */
export const generateReport = defineCall({
  name: 'generateReport',
  summary: 'Makes a report, at once or meanwhile',
  access: { route: '/relatorios' },
  unkept: true,
  base: 'middleware',
  method: 'POST',
  path: '/reports',
  headers: z.object({ prefer: z.optional(z.string().check(z.maxLength(200), z.describe(ABOUT))) }),
  body: z.union([reportSchema, requestReportSchema]),
  form: 'file',
  responses: { 200: null, 202: reportJobSchema, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
