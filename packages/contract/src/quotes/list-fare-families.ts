import { fareFamilySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The fare families of an airline, by its IATA code. @see Q-238, S-346 */
export const listFareFamilies = defineCall({
  name: 'listFareFamilies',
  summary: 'The fare families of an airline',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/aereo/familias/:cia',
  params: z.object({ cia: z.string().check(z.regex(/^[A-Z0-9]{2}$/)) }),
  responses: { 200: z.array(fareFamilySchema), ...sessionErrors },
});
