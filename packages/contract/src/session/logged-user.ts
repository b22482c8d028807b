import { userSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The user of the session; asked when the app starts. @see A-177, S-334 */
export const loggedUser = defineCall({
  name: 'loggedUser',
  summary: 'The user of the session',
  access: 'session',
  beforePasswordChange: true,
  base: 'agency',
  method: 'GET',
  path: '/auth/loggedUser',
  responses: { 200: userSchema, ...sessionErrors },
});
