import { errorBodySchema, userSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { userToSaveSchema } from './user-to-save.ts';

/**
 * Changes a user and returns it as it is stored. Of the own user, who does not administer changes the name and the e-mail alone. 403:
 * somebody else's, or one that is shared with the platform agency. 404: nobody of the agency has the id. 422: as for a new user, and who
 * administers may not lock the own user out. @see
 */
export const changeUser = defineCall({
  name: 'changeUser',
  summary: 'Changes a user of the agency',
  access: { route: '/config/usuario' },
  base: 'agency',
  method: 'PUT',
  path: '/users/:id',
  params: z.object({ id: z.uuid() }),
  body: userToSaveSchema,
  responses: { 200: userSchema, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
