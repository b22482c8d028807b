import { credentialSupplierSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * A supplier of a type of service (numeric id), with the consolidator that its credential is for and the fields that it asks for in a request.
 * 404: there is no such supplier for the type. @see S-369
 */
export const findCredentialSupplier = defineCall({
  name: 'findCredentialSupplier',
  summary: 'A supplier with the fields that it asks for in a request for a credential',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'GET',
  path: '/fornecedores/:idFornecedor/:tipoServico',
  params: z.object({ idFornecedor: z.uuid(), tipoServico: intText }),
  responses: { 200: credentialSupplierSchema, 404: errorBodySchema, ...sessionErrors },
});
