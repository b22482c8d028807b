import { userSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Every user of the agency, active or not, by name. @see A-202 */
export const listAllUsers = defineCall({
  name: 'listAllUsers',
  summary: 'Every user of the agency',
  access: { route: '/config/usuario', administers: true },
  base: 'agency',
  method: 'GET',
  path: '/users/all',
  responses: { 200: z.array(userSchema), ...sessionErrors },
});
