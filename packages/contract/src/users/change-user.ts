import { errorBodySchema, userSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { conflictSchema, defineCall, sessionErrors, validationListSchema, versionHeaders } from '../call/index.ts';
import { userToSaveSchema } from './user-to-save.ts';

const ABOUT =
  'The version of the user that the caller saw, in quotes: `"3"`. When another one is stored by now, nothing is changed (409). Without the header this is not checked.';

/** A change over a newer one: the user as it is stored. */
export const userConflictSchema = conflictSchema(userSchema);

/**
 * Changes a user and returns it as it is stored; the header `etag` has its version. Of the own user, who does not administer changes the name and
 * the e-mail alone. 403: somebody else's, one that is shared with the platform agency, or one who administers the platform, unless the caller does
 * so, too. 404: nobody of the agency has the id. 409: somebody changed it first, and it is in `atual`. 422: as for a new user, and who
 * administers may not lock the own user out; `idSubstituto` is nobody else who is active. @see, B-061, S-176
 */
export const changeUser = defineCall({
  name: 'changeUser',
  summary: 'Changes a user of the agency',
  access: { route: '/config/usuario' },
  base: 'agency',
  method: 'PUT',
  path: '/users/:id',
  params: z.object({ id: z.uuid() }),
  headers: versionHeaders(ABOUT),
  body: z.extend(userToSaveSchema, {
    /** Who becomes responsible for the unfinished requests of a user whom the change deactivates. Without it, they stay where they are. @see S-176 */
    idSubstituto: z.optional(z.nullable(z.uuid())),
  }),
  responses: { 200: userSchema, 404: errorBodySchema, 409: userConflictSchema, 422: validationListSchema, ...sessionErrors },
});
