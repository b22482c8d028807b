import { errorBodySchema, line } from '@guiche/domain/entities';
import { PRODUCT } from '@guiche/domain/product';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * Whether a login of the agency is shared with the platform agency. 404: nobody of the agency has the login, or somebody else has it and who
 * asks does not administer. @see
 */
export const findSharedLogin = defineCall({
  name: 'findSharedLogin',
  summary: 'Whether a login is shared with the platform agency',
  access: { route: '/config/usuario' },
  base: 'agency',
  method: 'GET',
  path: `/auth/:login/shared-${PRODUCT}-supplier`,
  params: z.object({ login: line }),
  responses: { 200: z.boolean(), 404: errorBodySchema, ...sessionErrors },
});
