import { line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** A report of the business intelligence; `nome` is how people call it, where it has a name. */
export const biReportSchema = z.object({ url: z.string().check(z.maxLength(2000)), nome: z.optional(line) });

/** The agency's reports of the business intelligence, each by an address to embed. A 503 says that their system does not answer. @see A-268, S-337 */
export const listBiReports = defineCall({
  name: 'listBiReports',
  summary: 'The reports of the business intelligence',
  access: { route: '/painel-gerencial' },
  base: 'agency',
  method: 'GET',
  path: '/powerbi/url',
  responses: { 200: z.array(biReportSchema), ...sessionErrors },
});
