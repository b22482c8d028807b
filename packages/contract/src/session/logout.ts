import { defineCall, sessionErrors } from '../call/index.ts';

/** Ends the session. @see A-183, S-336 */
export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session',
  access: 'session',
  beforePasswordChange: true,
  base: 'agency',
  method: 'POST',
  path: '/auth/logout',
  responses: { 204: null, ...sessionErrors },
});
