import { attachmentLogEntrySchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** What happened to the attachments of a service, the newest first; it outlives them. @see */
export const listAttachmentLog = defineCall({
  name: 'listAttachmentLog',
  summary: 'What happened to the attachments of a service, the newest first',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/servicos/:id/anexos/logs',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.array(attachmentLogEntrySchema), 404: errorBodySchema, ...sessionErrors },
});

/** What happened to the attachments of a quote, the newest first. @see */
export const listQuoteAttachmentLog = defineCall({
  ...listAttachmentLog,
  name: 'listQuoteAttachmentLog',
  summary: 'What happened to the attachments of a quote, the newest first',
  path: '/servicos/cotacoes/:id/anexos/logs',
});
