import { agencySchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { conflictSchema, defineCall, sessionErrors, validationListSchema, versionHeaders } from '../call/index.ts';
import { intText } from '../call/query.ts';

const ABOUT =
  'The version of the agency that the caller saw, in quotes: `"3"`. When another one is stored by now, nothing is changed (409). Without the header this is not checked.';

/**
 * Saves the registration of an agency and returns it as stored; the header `etag` has its version. 404: it is another agency than the user's.
 * 409: somebody saved another version first, which is in `atual`. 422: the rules refuse it. @see A-198, B-061
 */
export const saveAgency = defineCall({
  name: 'saveAgency',
  summary: 'Saves the registration of the own agency',
  access: { route: '/config/agencia' },
  base: 'agency',
  method: 'PUT',
  path: '/agency/:id',
  params: z.object({ id: intText }),
  headers: versionHeaders(ABOUT),
  body: agencySchema,
  responses: {
    200: agencySchema,
    404: errorBodySchema,
    409: conflictSchema(agencySchema),
    422: validationListSchema,
    ...sessionErrors,
  },
});
