import { errorBodySchema, listedCredentialSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema, versionHeaders } from '../call/index.ts';
import { credentialConflictSchema } from './credential-bodies.ts';
import { SEEN_CREDENTIAL } from './seen-credential.ts';

/**
 * Cancels a requested credential, and returns it: `CANCELADA` and inactive. 404: the agency has no such credential. 409: somebody changed it
 * first. 422: it is not `SOLICITADA`. 502: the gateway does not cancel it. @see S-372, S-132, B-061
 */
export const cancelCredential = defineCall({
  name: 'cancelCredential',
  summary: 'Cancels a requested credential',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'POST',
  path: '/agencias/cancelar-credencial/:id',
  params: z.object({ id: z.uuid() }),
  headers: versionHeaders(SEEN_CREDENTIAL),
  responses: {
    200: listedCredentialSchema,
    404: errorBodySchema,
    409: credentialConflictSchema,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
