import { supplierSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The suppliers of an agency. @see Q-276 */
export const listSuppliers = defineCall({
  name: 'listSuppliers',
  summary: 'The suppliers of an agency',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/fornecedores/agencia/:idAgencia',
  params: z.object({ idAgencia: intText }),
  responses: { 200: z.array(supplierSchema), ...sessionErrors },
});
