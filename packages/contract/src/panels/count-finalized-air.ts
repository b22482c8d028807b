import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { dailyCountSchema, windowQuery } from './daily-count.ts';

/**
 * The agency's finalized air quotes by the UTC day on which they became so: they are not written any more. One entry for each day
 * that has any, in order. @see A-265
 */
export const countFinalizedAir = defineCall({
  name: 'countFinalizedAir',
  summary: 'How many air quotes were finalized, by day',
  access: { route: '/dashboard' },
  base: 'rest',
  method: 'GET',
  path: '/cotacoes/finalizadas/aereos',
  query: windowQuery,
  responses: { 200: z.array(dailyCountSchema), ...sessionErrors },
});
