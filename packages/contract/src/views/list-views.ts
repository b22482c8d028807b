import { isTimeZone } from '@guiche/domain/dates';
import { countedViewSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The saved views of the lists: one's own, then those that colleagues share, each group by name, each with the number of requests that it shows
 * now to whoever asks. Today is a day of `fuso`, by default of Brasília.
 * @see B-041
 */
export const listViews = defineCall({
  name: 'listViews',
  summary: 'The saved views of the lists, with the number of their requests',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/visoes',
  query: z.object({ fuso: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone))) }),
  responses: { 200: z.array(countedViewSchema), ...sessionErrors },
});
