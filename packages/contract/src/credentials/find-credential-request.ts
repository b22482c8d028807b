import { errorBodySchema, sentCredentialRequestSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The data with which a credential was requested. 404: the agency has no such credential, or it was not requested. @see S-373 */
export const findCredentialRequest = defineCall({
  name: 'findCredentialRequest',
  summary: 'The data with which a credential was requested',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/solicitacao-credencial/:id',
  params: z.object({ id: z.uuid() }),
  responses: { 200: sentCredentialRequestSchema, 404: errorBodySchema, ...sessionErrors },
});
