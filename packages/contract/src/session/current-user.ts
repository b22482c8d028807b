import { userSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The user in the client instance named by the header `Instance`; 401 without access to it. @see A-179 */
export const currentUser = defineCall({
  name: 'currentUser',
  summary: 'The user in the client instance of the header `Instance`',
  access: 'session',
  beforePasswordChange: true,
  base: 'rest',
  method: 'GET',
  path: '/usuarios',
  responses: { 200: userSchema, ...sessionErrors },
});
