import { errorBodySchema, line, paragraph } from '@guiche/domain/entities';
import { PRODUCT } from '@guiche/domain/product';
import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';

/** Tells where a login signs in by another provider; without `url` it signs in here. @see A-175 */
export const verifyLogin = defineCall({
  name: 'verifyLogin',
  summary: 'Tells where a login signs in; without `url` the password is asked here',
  access: 'open',
  base: 'agency',
  method: 'GET',
  path: `/auth/verify-${PRODUCT}-login`,
  query: z.object({ login: line }),
  responses: { 200: z.object({ url: z.optional(paragraph) }), 400: errorBodySchema },
});
