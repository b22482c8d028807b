import { errorBodySchema, userLogEntrySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** What happened to a user, the newest first. No password is in it. 403 and 404 as for the user. @see */
export const listUserLog = defineCall({
  name: 'listUserLog',
  summary: 'What happened to a user',
  access: { route: '/config/usuario' },
  base: 'agency',
  method: 'GET',
  path: '/users/logs/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.array(userLogEntrySchema), 404: errorBodySchema, ...sessionErrors },
});
