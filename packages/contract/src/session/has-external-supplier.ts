import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** Whether the user works with external suppliers: the flag `temFornecedorExterno` of the user, asked when the app starts. @see A-182 */
export const hasExternalSupplier = defineCall({
  name: 'hasExternalSupplier',
  summary: 'Whether the user works with external suppliers',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/fornecedores/temFornecedor',
  responses: { 200: z.boolean(), ...sessionErrors },
});
