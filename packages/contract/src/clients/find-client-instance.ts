import { clientDetailsSchema, errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** A client instance by its name, `instancia`. 404: there is none of that name, or the user does not work for it. @see A-227 */
export const findClientInstance = defineCall({
  name: 'findClientInstance',
  summary: 'A client instance by its name',
  access: { route: '/config/clientes' },
  base: 'agency',
  method: 'GET',
  path: '/instance/:name',
  params: z.object({ name: line }),
  responses: { 200: clientDetailsSchema, 404: errorBodySchema, ...sessionErrors },
});
