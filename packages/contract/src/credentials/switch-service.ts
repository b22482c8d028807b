import { offeredServiceSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { conflictSchema, defineCall, sessionErrors, validationListSchema, versionHeaders } from '../call/index.ts';
import { intText } from '../call/query.ts';

const ABOUT =
  'The version of the service (`servico.versao`) that the caller saw, in quotes: `"3"`. When another one is stored by now, nothing is changed (409). Without the header this is not checked.';

/** A switch over a newer one: the service as it is stored. @see B-061 */
export const serviceConflictSchema = conflictSchema(offeredServiceSchema);

/**
 * Activates a type of service (numeric id) for the agency when it is inactive, else deactivates it; returns the new state. While it is
 * inactive, none of its credentials is offered for quotes and searches. 409: somebody else switched it first. 422: there is no such type.
 * @see S-365, B-061
 */
export const switchService = defineCall({
  name: 'switchService',
  summary: 'Activates or deactivates a type of service for the agency',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'PUT',
  path: '/agencia/ativarDesativarServico/:servico',
  params: z.object({ servico: intText }),
  headers: versionHeaders(ABOUT),
  responses: { 200: offeredServiceSchema, 409: serviceConflictSchema, 422: validationListSchema, ...sessionErrors },
});
