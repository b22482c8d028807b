import { errorBodySchema, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * Stores a file for the service `uuid` and returns its url, with which `registerAttachment` makes it an attachment. A file that is not
 * registered within a day is deleted. 422: the file is larger than 10 MB, of no allowed format, or its content is not what its name and type
 * say. `solicitacao`: the number of the service's request.
 * @see
 */
export const uploadAttachment = defineCall({
  name: 'uploadAttachment',
  summary: 'Stores a file for a service and returns its url',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/servicos/anexos/:uuid',
  params: z.object({ uuid: z.uuid() }),
  query: z.object({ solicitacao: z.optional(intText) }),
  headers: z.object({ device: z.optional(z.literal('WEB')) }),
  file: 'arquivo',
  form: 'text',
  responses: { 200: paragraph, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});

/** The same with the number of the request in the path. @see Q-287 */
export const uploadRequestAttachment = defineCall({
  ...uploadAttachment,
  name: 'uploadRequestAttachment',
  summary: 'Stores a file for a service of a request and returns its url',
  path: '/servicos/anexos/:uuid/:idSolicitacao',
  params: z.object({ uuid: z.uuid(), idSolicitacao: intText }),
});
