import { errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { conflictSchema, defineCall, sessionErrors, validationListSchema, versionHeaders } from '../call/index.ts';
import { integrationsSchema } from './integrations-schema.ts';

const ABOUT =
  'The version of the integrations that the caller saw, in quotes: `"3"`. When another one is stored by now, nothing is changed (409). Without the header this is not checked.';

/**
 * Saves integrations of a client instance, and returns all of them as they are stored, with masks in place of secrets; a mask that is sent back
 * keeps the stored secret, and an integration that is not sent stays as it is. The header `etag` has the new version. 404: there is no client
 * of that name, or the user does not work for it. 409: somebody saved another version first, which is in `atual`.
 * 422: an address that is none, or something that an active integration needs is empty, one entry for each field. @see, B-061
 */
export const saveIntegrations = defineCall({
  name: 'saveIntegrations',
  summary: 'Saves integrations of a client instance; a mask keeps the stored secret',
  access: { route: '/integracoes' },
  base: 'agency',
  method: 'POST',
  path: '/integracoes/instancia/:name',
  params: z.object({ name: line }),
  headers: versionHeaders(ABOUT),
  body: integrationsSchema,
  responses: {
    200: integrationsSchema,
    404: errorBodySchema,
    409: conflictSchema(integrationsSchema),
    422: validationListSchema,
    ...sessionErrors,
  },
});
