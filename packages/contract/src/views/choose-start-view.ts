import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Chooses the view with which the lists open, for whoever asks alone; null for none. 404: there is no such view that they may see. @see B-041 */
export const chooseStartView = defineCall({
  name: 'chooseStartView',
  summary: 'Chooses the view with which the lists open',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'PUT',
  path: '/agencias/visao-inicial',
  body: z.object({ id: z.nullable(z.uuid()) }),
  responses: { 204: null, 404: errorBodySchema, ...sessionErrors },
});
