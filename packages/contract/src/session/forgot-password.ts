import { errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';

/**
 * Sends a new password to the e-mail of a login; the present one holds until the new one is used. The answer is the same for a login that nobody
 * has: it tells no stranger which logins exist. 429: asked too often.
 * @see A-188
 */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  summary: 'Sends a new password to the e-mail of a login',
  access: 'open',
  base: 'agency',
  method: 'POST',
  path: '/auth/forgot',
  body: z.object({ login: line.check(z.minLength(1)) }),
  responses: { 204: null, 429: errorBodySchema },
});
