import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Ends every session of the user but the one of the call, and returns how many. @see B-068 */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  summary: 'Ends every session of the user but this one',
  access: 'session',
  base: 'agency',
  method: 'POST',
  path: '/auth/sessoes/encerrar-outras',
  responses: { 200: z.object({ encerradas: z.int() }), ...sessionErrors },
});
