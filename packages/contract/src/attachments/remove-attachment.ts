import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/** Removes an attachment of a service and its file; the log keeps what happened. 422: the request is finished. @see */
export const removeAttachment = defineCall({
  name: 'removeAttachment',
  summary: 'Removes an attachment of a service',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'DELETE',
  path: '/servicos/anexos/:uuid',
  params: z.object({ uuid: z.uuid() }),
  responses: { 204: null, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});

/** The same for an attachment of a quote. @see */
export const removeQuoteAttachment = defineCall({
  ...removeAttachment,
  name: 'removeQuoteAttachment',
  summary: 'Removes an attachment of a quote',
  path: '/servicos/cotacoes/anexos/:uuid',
});
