import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The file of an attachment; the url of an attachment is the address of this call, `arquivo` its last part. It is sent to be saved, never to
 * be shown, under the description of the attachment.
 * @see Q-178, B-063
 */
export const downloadAttachment = defineCall({
  name: 'downloadAttachment',
  summary: 'The file of an attachment, to be saved',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/servicos/anexos/arquivos/:arquivo',
  params: z.object({ arquivo: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.[a-z]{3,4}$/)) }),
  form: 'file',
  responses: { 200: null, 404: errorBodySchema, ...sessionErrors },
});
