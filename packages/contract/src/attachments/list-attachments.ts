import { attachmentSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The attachments of a service, the newest first; those of its quotes are not among them. @see Q-283 */
export const listAttachments = defineCall({
  name: 'listAttachments',
  summary: 'The attachments of a service, the newest first',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/servicos/:uuid/anexos',
  params: z.object({ uuid: z.uuid() }),
  responses: { 200: z.array(attachmentSchema), 404: errorBodySchema, ...sessionErrors },
});

/** The attachments of a quote, the newest first. @see */
export const listQuoteAttachments = defineCall({
  ...listAttachments,
  name: 'listQuoteAttachments',
  summary: 'The attachments of a quote, the newest first',
  path: '/servicos/cotacoes/:uuid/anexos',
});
