import { listedReportSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The reports that the user may see, by id: those for the profile AGENCIA, and none without the permission. @see S-113, S-361 */
export const listReports = defineCall({
  name: 'listReports',
  summary: 'The reports that the user may see',
  access: { route: '/relatorios' },
  base: 'middleware',
  method: 'GET',
  path: '/reports',
  responses: { 200: z.array(listedReportSchema), ...sessionErrors },
});
