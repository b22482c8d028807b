import { attachmentSchema, errorBodySchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/**
 * Registers an uploaded file as an attachment of a service (`uuid` null, `url` as the upload returned it), or changes the description of the
 * attachment with that `uuid`; every other field is the server's. A file that is registered already is returned as it is. 404: no such service,
 * file or attachment. 422: the description is blank, or the request is finished.
 * @see
 */
export const registerAttachment = defineCall({
  name: 'registerAttachment',
  summary: 'Registers an uploaded file as an attachment of a service, or changes its description',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'POST',
  path: '/servicos/anexos',
  body: attachmentSchema,
  responses: { 200: attachmentSchema, 404: errorBodySchema, 422: validationListSchema, ...sessionErrors },
});

/** The same for an attachment of the quote that `idCotacao` names. @see */
export const registerQuoteAttachment = defineCall({
  ...registerAttachment,
  name: 'registerQuoteAttachment',
  summary: 'Registers an uploaded file as an attachment of a quote, or changes its description',
  path: '/servicos/cotacoes/anexos',
});
