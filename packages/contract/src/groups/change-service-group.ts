import { errorBodySchema, serviceGroupSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { conflictSchema, defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { typedGroupSchema } from './insert-service-group.ts';

/** A change over a newer one: the group as it is stored. */
export const groupConflictSchema = conflictSchema(serviceGroupSchema);

/**
 * Changes a group of services and returns it as stored. 404: the agency has no such group. 409: another change was first; the body has the
 * group as it is stored. 422: the rules refuse it, one entry for each field. @see, B-061
 */
export const changeServiceGroup = defineCall({
  name: 'changeServiceGroup',
  summary: 'Changes a group of services',
  access: { route: '/config/grupos' },
  base: 'agency',
  method: 'PUT',
  path: '/grupos-servicos/:id',
  params: z.object({ id: intText }),
  body: typedGroupSchema,
  responses: {
    200: serviceGroupSchema,
    404: errorBodySchema,
    409: groupConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
