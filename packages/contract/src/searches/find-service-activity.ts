import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The types of service that are searched for. @see S-300 */
const SEARCHED_TYPES: readonly number[] = [5, 6, 7, 88];

/** Whether a type of service is active in the settings of the agency: air 5, hotel 6, car 7, bus 88. @see S-341, S-085 */
export const findServiceActivity = defineCall({
  name: 'findServiceActivity',
  summary: 'Whether a type of service is active',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/servicos/:typeId/ativo',
  params: z.object({ typeId: z.coerce.number<number | string>().check(z.refine((id) => SEARCHED_TYPES.includes(id))) }),
  responses: { 200: z.boolean(), ...sessionErrors },
});
