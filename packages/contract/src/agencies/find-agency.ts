import { agencySchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The registration of an agency; the header `etag` has its version. 404: it is another than the user's. @see A-197 */
export const findAgency = defineCall({
  name: 'findAgency',
  summary: 'The registration of the own agency',
  access: { route: '/config/agencia' },
  base: 'agency',
  method: 'GET',
  path: '/agency/:id',
  params: z.object({ id: intText }),
  responses: { 200: agencySchema, 404: errorBodySchema, ...sessionErrors },
});
