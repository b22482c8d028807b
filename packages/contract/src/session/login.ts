import { errorBodySchema, line, paragraph, userSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';

/** Opens a session. The response header `authorization` holds the value that every further call sends. 401: wrong login or password. 429: too many tries. @see A-173 */
export const login = defineCall({
  name: 'login',
  summary: 'Opens a session; the header `authorization` of the answer is what later calls send',
  access: 'open',
  base: 'agency',
  method: 'POST',
  path: '/login',
  headers: z.object({ 'recaptcha-token': z.optional(paragraph) }),
  body: z.object({
    login: line.check(z.minLength(1)),
    // As it was typed: a password may hold any character.
    password: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
  responses: { 200: userSchema, 401: errorBodySchema, 429: errorBodySchema },
});
