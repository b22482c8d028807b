import { errorBodySchema, savedViewSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { changeView, viewConflictSchema } from './change-view.ts';

/** Deletes a view, for everybody who saw it. 403, 404 and 409 as of its change. @see B-041, B-061 */
export const removeView = defineCall({
  name: 'removeView',
  summary: 'Deletes a view',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'DELETE',
  path: '/agencias/visoes/:id',
  params: changeView.params,
  body: z.object({ versao: savedViewSchema.shape.versao }),
  responses: { 204: null, 404: errorBodySchema, 409: viewConflictSchema, ...sessionErrors },
});
