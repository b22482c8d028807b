import { listedCredentialSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { typedCredentialSchema } from './credential-bodies.ts';

/** Creates a credential and returns it as stored, active whatever `ativo` says. 422: the rules refuse it, one entry for each field. @see S-367, S-132 */
export const insertCredential = defineCall({
  name: 'insertCredential',
  summary: 'Creates a credential of the agency at a consolidator',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'POST',
  path: '/agencia/servico',
  body: typedCredentialSchema,
  responses: { 200: listedCredentialSchema, 422: validationListSchema, ...sessionErrors },
});
