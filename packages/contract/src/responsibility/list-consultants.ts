import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { booleanText } from '../call/query.ts';
import { consultantSchema } from './consultant.ts';

/** The agency's active users, to choose a responsible from. @see */
export const listConsultants = defineCall({
  name: 'listConsultants',
  summary: 'The active users of the agency',
  access: { route: '/agencia' },
  base: 'agency',
  method: 'GET',
  path: '/users',
  query: z.object({ ativos: booleanText }),
  responses: { 200: z.array(consultantSchema), ...sessionErrors },
});
