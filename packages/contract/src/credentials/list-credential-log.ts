import { credentialLogEntrySchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * What happened to a credential (`idServico` is its id), the latest first; each password in `credencial` is masked. 403: the agency is another
 * one. 404: the agency has no such credential. @see
 */
export const listCredentialLog = defineCall({
  name: 'listCredentialLog',
  summary: 'What happened to a credential, with masks in place of passwords',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'GET',
  path: '/agencia/:idAgencia/servico/:idServico/logs',
  params: z.object({ idAgencia: intText, idServico: z.uuid() }),
  responses: { 200: z.array(credentialLogEntrySchema), 404: errorBodySchema, ...sessionErrors },
});
