import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { dailyCountSchema, windowQuery } from './daily-count.ts';

/** The agency's air quotes by the UTC day of their issue, one entry for each day that has any, in order. @see A-264 */
export const countIssuedAir = defineCall({
  name: 'countIssuedAir',
  summary: 'How many air quotes were issued, by day',
  access: { route: '/dashboard' },
  base: 'rest',
  method: 'GET',
  path: '/cotacoes/emitidas/aereos',
  query: windowQuery,
  responses: { 200: z.array(dailyCountSchema), ...sessionErrors },
});
