import { intermediarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The intermediaries of every kind of service. @see Q-273 */
export const listIntermediaries = defineCall({
  name: 'listIntermediaries',
  summary: 'The intermediaries',
  access: { route: '/relatorio' },
  base: 'agency',
  method: 'GET',
  path: '/intermediador',
  responses: { 200: z.array(intermediarySchema), ...sessionErrors },
});
