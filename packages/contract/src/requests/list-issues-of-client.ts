import { line, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The open requests in the issuing phase of one client instance, for the agency's unified panel. @see */
export const listIssuesOfClient = defineCall({
  name: 'listIssuesOfClient',
  summary: 'The open requests in the issuing phase of a client instance',
  access: { route: '/dashboard' },
  base: 'middleware',
  method: 'GET',
  path: '/agency/emissions',
  query: z.object({ instance: line.check(z.minLength(1)), termo: z.optional(line) }),
  responses: { 200: z.array(requestSummarySchema), ...sessionErrors },
});
