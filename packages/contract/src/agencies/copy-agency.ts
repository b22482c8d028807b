import { errorBodySchema, mirroredAgencySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { conflictSchema, defineCall, sessionErrors, validationListSchema, versionHeaders } from '../call/index.ts';
import { intText } from '../call/query.ts';

const ABOUT =
  'The version of the agency that is copied, in quotes: `"3"`. When the agency has been saved again since, nothing is changed (409): the copies of that save hold. Without the header this is not checked.';

/**
 * Saves an agency's copy in a client instance. 404: the user's agency has no such id in any of them. 409: the agency has been saved again
 * since; the copy as it is stored, if there is one, is in `atual`. @see A-199, B-061
 */
export const copyAgency = defineCall({
  name: 'copyAgency',
  summary: 'Saves the copy of the own agency in a client instance',
  access: { route: '/config/agencia' },
  base: 'middleware',
  method: 'PUT',
  path: '/agencia/:productId',
  params: z.object({ productId: intText }),
  headers: versionHeaders(ABOUT),
  body: mirroredAgencySchema,
  responses: {
    204: null,
    404: errorBodySchema,
    409: conflictSchema(mirroredAgencySchema),
    422: validationListSchema,
    ...sessionErrors,
  },
});
