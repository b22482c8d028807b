import { clientInstanceSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The client instances of a user; without `id` those that may be given to a user: to who administers all of the agency, to anybody else the
 * own ones. 404: nobody of the agency has the id. @see A-206
 */
export const listUserInstances = defineCall({
  name: 'listUserInstances',
  summary: 'The client instances of a user, or those that a user may be given',
  access: { route: '/config/usuario' },
  base: 'agency',
  method: 'GET',
  path: '/users/v2/instances',
  query: z.object({ id: z.optional(z.uuid()) }),
  responses: { 200: z.array(clientInstanceSchema), 404: errorBodySchema, ...sessionErrors },
});
