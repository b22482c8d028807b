import { errorBodySchema, line } from '@guiche/domain/entities';
import { PASSWORD_LENGTH } from '@guiche/domain/session';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/**
 * Sets a new password in place of the present one, and ends the user's other sessions. `id` and `login` are the caller's own. 404: they are
 * somebody else's. 422: the password is too short, the login, or the present one. It is never stored as it was typed, nor with a key.
 * @see
 */
export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Sets a new password of the user of the session',
  access: 'session',
  beforePasswordChange: true,
  unkept: true,
  base: 'agency',
  method: 'POST',
  path: '/users/change-password/:id',
  params: z.object({ id: z.uuid() }),
  body: z.object({ login: line.check(z.minLength(1)), password: z.string().check(z.maxLength(PASSWORD_LENGTH.max)) }),
  responses: { 204: null, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
