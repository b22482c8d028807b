import { errorBodySchema, listedCredentialSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { typedRequestSchema } from './credential-bodies.ts';

/**
 * Requests a credential from a supplier through the gateway, and returns it: `SOLICITADA`, inactive until it is activated. 404: there is no
 * such supplier for the type of service. 422: a field that the supplier asks for is missing or no value of its type. 502: the gateway does
 * not take the request. @see S-370, S-132
 */
export const requestCredential = defineCall({
  name: 'requestCredential',
  summary: 'Requests a credential from a supplier',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'POST',
  path: '/agencias/solicitar-credencial',
  body: typedRequestSchema,
  responses: {
    200: listedCredentialSchema,
    404: errorBodySchema,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
