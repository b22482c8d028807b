import { userSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { userToSaveSchema } from './user-to-save.ts';

/**
 * Creates a user of the agency and returns it with its id; the header `etag` has its version. It has no password until an invite is sent. 422: the name or what to log in with
 * is missing, the e-mail is none or a colleague's, or the login has blanks inside or is somebody's. @see
 */
export const insertUser = defineCall({
  name: 'insertUser',
  summary: 'Creates a user of the agency',
  access: { route: '/config/usuario', administers: true },
  base: 'agency',
  method: 'POST',
  path: '/users/',
  body: userToSaveSchema,
  responses: { 200: userSchema, 422: validationListSchema, ...sessionErrors },
});
