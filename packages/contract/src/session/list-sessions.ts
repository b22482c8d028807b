import { openSessionSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The open sessions of the user, the one that was used last first. @see B-068 */
export const listSessions = defineCall({
  name: 'listSessions',
  summary: 'The open sessions of the user',
  access: 'session',
  base: 'agency',
  method: 'GET',
  path: '/auth/sessoes',
  responses: { 200: z.array(openSessionSchema), ...sessionErrors },
});
