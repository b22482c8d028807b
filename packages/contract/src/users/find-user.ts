import { errorBodySchema, userSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** A user of the agency; the header `etag` has its version. 403: somebody else's, asked by who does not administer. 404: nobody of the agency has the id. @see */
export const findUser = defineCall({
  name: 'findUser',
  summary: 'A user of the agency',
  access: { route: '/config/usuario' },
  base: 'agency',
  method: 'GET',
  path: '/users/v2/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: userSchema, 404: errorBodySchema, ...sessionErrors },
});
