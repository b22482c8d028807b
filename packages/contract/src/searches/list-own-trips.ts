import { ownTripSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The requests of a traveller, in which the caller travels, or of an approver, which wait for the caller's approval: the next trip first, each with what
 * was chosen costs together, and why it came back. Of a user of the agency, who neither travels nor approves, none.
 * @see S-001
 */
export const listOwnTrips = defineCall({
  name: 'listOwnTrips',
  summary: 'The requests in which the caller travels, or that wait for the caller',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/pesquisas/viagens',
  responses: { 200: z.array(ownTripSchema), ...sessionErrors },
});
