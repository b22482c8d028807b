import { errorBodySchema, listedCredentialSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { credentialConflictSchema, typedCredentialSchema } from './credential-bodies.ts';

/**
 * Saves a credential and returns it as stored. An empty `senha` keeps the stored password, as long as the consolidator is the same. 404: the
 * agency has no such credential. 409: somebody saved it first; the body has it as it is stored. 422: the rules refuse it, one entry for each
 * field; also when it is only requested, or cancelled. @see S-366, S-132, B-061
 */
export const saveCredential = defineCall({
  name: 'saveCredential',
  summary: 'Saves a credential of the agency; an empty password keeps the stored one',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'PUT',
  path: '/agencia/servico/:id',
  params: z.object({ id: z.uuid() }),
  body: typedCredentialSchema,
  responses: {
    200: listedCredentialSchema,
    404: errorBodySchema,
    409: credentialConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
