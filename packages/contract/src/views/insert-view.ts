import { savedViewSchema, typedViewSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/** Saves a new view of one's own, and returns it as stored. 422: the rules refuse it. @see B-041 */
export const insertView = defineCall({
  name: 'insertView',
  summary: 'Saves a new view',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'POST',
  path: '/agencias/visoes',
  body: typedViewSchema,
  responses: { 200: savedViewSchema, 422: validationListSchema, ...sessionErrors },
});
