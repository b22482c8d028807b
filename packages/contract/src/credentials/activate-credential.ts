import { errorBodySchema, listedCredentialSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema, versionHeaders } from '../call/index.ts';
import { credentialConflictSchema, typedActivationSchema } from './credential-bodies.ts';
import { SEEN_CREDENTIAL } from './seen-credential.ts';

/**
 * Activates a requested credential with the content that the supplier gave, and returns it: `ATIVADA` and active. 404: the agency has no such
 * credential. 409: somebody changed it first. 422: it is not `SOLICITADA`, or a field is missing. @see S-371, S-132, S-144, B-061
 */
export const activateCredential = defineCall({
  name: 'activateCredential',
  summary: 'Activates a requested credential',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'POST',
  path: '/agencias/ativar-credencial',
  headers: versionHeaders(SEEN_CREDENTIAL),
  body: typedActivationSchema,
  responses: {
    200: listedCredentialSchema,
    404: errorBodySchema,
    409: credentialConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
