import { errorBodySchema, line, reportDefinitionSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The definition of a report: its parameters, each with the value that it starts from, and the items of a LIST. It is what `generateReport` takes
 * once the values are chosen. 404: there is no such report, or the user may not see it.
 * @see S-362
 */
export const findReport = defineCall({
  name: 'findReport',
  summary: 'The definition of a report, with its parameters',
  access: { route: '/relatorios' },
  base: 'middleware',
  method: 'GET',
  path: '/report',
  query: z.object({ nomeArquivo: line }),
  responses: { 200: reportDefinitionSchema, 404: errorBodySchema, ...sessionErrors },
});
