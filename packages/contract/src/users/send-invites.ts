import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/** The most users that are invited at once. */
const MOST = 500;

/**
 * Sends each of some users the access data by e-mail, and returns the ids of those who did not get theirs: inactive, without an e-mail, or
 * nobody took the message over. 404: one of them is nobody of the agency, and nothing is sent. 422: no user is given. @see
 */
export const sendInvites = defineCall({
  name: 'sendInvites',
  summary: 'Sends users the access data by e-mail',
  access: { route: '/config/usuario', administers: true },
  unkept: true,
  base: 'agency',
  method: 'PUT',
  path: '/users/send-invite',
  body: z.array(z.uuid()).check(z.maxLength(MOST)),
  responses: { 200: z.object({ naoEnviados: z.array(z.uuid()) }), 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});
