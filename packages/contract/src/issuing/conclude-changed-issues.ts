import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';
import { seenTripSchema } from '../requests/conclusion-conflict.ts';
import { checkReasonSchema } from './check-reason-schema.ts';
import { concludeIssues } from './conclude-issues.ts';

/**
 * Concludes the changed issues of a request: it goes to the closing, or back to approval when its values ask for it. 409 and 422 as for
 * `concludeIssues`. @see A-106, B-061, Q-095, Q-254
 */
export const concludeChangedIssues = defineCall({
  name: 'concludeChangedIssues',
  summary: 'Concludes the changed issues of a request',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'PUT',
  path: '/viagens/emissoesAlteradas',
  // From this application it is always false. @see A-106
  query: z.object({ agenciaInterna: z.literal('false') }),
  body: z.extend(seenTripSchema, { motivo: checkReasonSchema }),
  responses: concludeIssues.responses,
});
