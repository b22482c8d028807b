import { line, userSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { booleanText } from '../call/query.ts';

/** The agency's users by name: active ones, inactive ones or, without `ativo`, both; `termo` is looked for in name, login and e-mail. @see A-203 */
export const listUsers = defineCall({
  name: 'listUsers',
  summary: 'The users of the agency, filtered',
  access: { route: '/config/usuario', administers: true },
  base: 'agency',
  method: 'GET',
  path: '/users/',
  query: z.object({ ativo: z.optional(booleanText), termo: z.optional(line) }),
  responses: { 200: z.array(userSchema), ...sessionErrors },
});
