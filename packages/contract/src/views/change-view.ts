import { errorBodySchema, savedViewSchema, typedViewSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { conflictSchema, defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/** A change over a newer one: the view as it is stored. */
export const viewConflictSchema = conflictSchema(savedViewSchema);

/**
 * Changes a view and returns it as stored. 403: it is a colleague's, and whoever asks does not administer the agency. 404: there is none that
 * whoever asks may see. 409: another change was first. 422: the rules refuse it.
 * @see B-041, B-061
 */
export const changeView = defineCall({
  name: 'changeView',
  summary: 'Changes a view',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'PUT',
  path: '/agencias/visoes/:id',
  params: z.object({ id: z.uuid() }),
  body: z.extend(typedViewSchema, { versao: savedViewSchema.shape.versao }),
  responses: { 200: savedViewSchema, 404: errorBodySchema, 409: viewConflictSchema, 422: validationListSchema, ...sessionErrors },
});
