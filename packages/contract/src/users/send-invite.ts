import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/**
 * Sends a user the login and a new password by e-mail; the present password holds until the new one is used. Each time it is made anew, as
 * the password is. 404: nobody of the agency has the id. 422: the user is inactive or has no e-mail. 502: nobody took the message over.
 * @see A-210
 */
export const sendInvite = defineCall({
  name: 'sendInvite',
  summary: 'Sends a user the access data by e-mail',
  access: { route: '/config/usuario', administers: true },
  unkept: true,
  base: 'agency',
  method: 'PUT',
  path: '/users/send-invite/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 204: null, 404: errorBodySchema, 422: validationListSchema, 502: errorBodySchema, ...sessionErrors },
});
