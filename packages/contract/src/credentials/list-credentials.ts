import { listedCredentialSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * All credentials of the session's agency, by section and consolidator; the zeros stand for any agency and any service. No password comes:
 * `senha` is empty where one is stored. @see S-364
 */
export const listCredentials = defineCall({
  name: 'listCredentials',
  summary: 'All credentials of the agency at its consolidators, without passwords',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'GET',
  path: '/agencia/0/consolidadoras/0',
  responses: { 200: z.array(listedCredentialSchema), ...sessionErrors },
});
