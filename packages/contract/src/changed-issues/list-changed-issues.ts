import { line, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { booleanText, intText, supplierFlag } from '../call/query.ts';

/** The largest page. */
const MOST_ROWS = 100;

/**
 * The agency's changed issues by their deadline, earliest first unless `descending`, a page at a time: `offset` counts pages from 1. Servers
 * return `content` and `hasMore`, or a plain list; `changedIssuesPage` reads both. @see
 */
export const listChangedIssues = defineCall({
  name: 'listChangedIssues',
  summary: 'The changed issues',
  access: { route: '/agenciaAlteracao' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/emissoesAlteradas',
  query: z.object({
    limit: z.optional(intText.check(z.gte(1), z.lte(MOST_ROWS))),
    offset: z.optional(intText.check(z.gte(1))),
    termo: z.optional(line),
    descending: z.optional(booleanText),
    isSupplier: supplierFlag,
  }),
  responses: {
    200: z.union([z.object({ content: z.array(requestSummarySchema), hasMore: z.boolean() }), z.array(requestSummarySchema)]),
    ...sessionErrors,
  },
});
