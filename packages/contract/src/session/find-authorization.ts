import { line } from '@guiche/domain/entities';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The authorization of the open session, as the header `authorization` has it: for a page that starts with a session which another program has
 * opened, and has none stored. @see A-176
 */
export const findAuthorization = defineCall({
  name: 'findAuthorization',
  summary: 'The authorization of the open session',
  access: 'session',
  beforePasswordChange: true,
  base: 'agency',
  method: 'GET',
  path: '/auth/authorization',
  responses: { 200: line, ...sessionErrors },
});
