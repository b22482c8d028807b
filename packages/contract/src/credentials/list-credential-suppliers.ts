import { supplierSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The suppliers of a type of service (numeric id) from which a credential can be requested, by name. @see S-368 */
export const listCredentialSuppliers = defineCall({
  name: 'listCredentialSuppliers',
  summary: 'The suppliers of a type of service from which a credential can be requested',
  access: { route: '/servicos/:cliente' },
  base: 'rest',
  method: 'GET',
  path: '/fornecedores/porServico/:idServico',
  params: z.object({ idServico: intText }),
  responses: { 200: z.array(supplierSchema), ...sessionErrors },
});
