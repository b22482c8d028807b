import { errorBodySchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { integrationsSchema } from './integrations-schema.ts';

/**
 * The integrations of a client instance, by name; each secret of a `configuracao` is masked. The header `etag` has their version. 404: there is
 * no client of that name, or the user does not work for it. @see A-228
 */
export const listIntegrations = defineCall({
  name: 'listIntegrations',
  summary: 'The integrations of a client instance, with masks in place of secrets',
  access: { route: '/integracoes' },
  base: 'agency',
  method: 'GET',
  path: '/integracoes/instancia/:name',
  params: z.object({ name: line }),
  responses: { 200: integrationsSchema, 404: errorBodySchema, ...sessionErrors },
});
