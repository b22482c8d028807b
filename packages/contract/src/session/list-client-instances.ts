import { clientDetailsSchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The user's client instances, filtered by name, each with the ids that the user's agency has there. @see, S-335 */
export const listClientInstances = defineCall({
  name: 'listClientInstances',
  summary: 'The client instances of the user',
  access: { route: '/agencia' },
  base: 'agency',
  method: 'GET',
  path: '/users/instances',
  query: z.object({ name: z.optional(line) }),
  responses: { 200: z.array(clientDetailsSchema), ...sessionErrors },
});
