import { externalSupplierSchema, line } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * External suppliers whose description or CNPJ holds a term, A to Z, at most 30. `tipoFornecedor` leaves those of a kind of service,
 * `filtroCidade` those of a city: `Recife`, or `Recife, PE`. @see S-380
 */
export const findExternalSuppliers = defineCall({
  name: 'findExternalSuppliers',
  summary: 'External suppliers that match a term',
  access: { route: '/relatorio' },
  base: 'agency',
  method: 'GET',
  path: '/fornecedores/externo/:term',
  params: z.object({ term: line }),
  query: z.object({ tipoFornecedor: z.optional(z.enum(TIPO_SERVICO)), filtroCidade: z.optional(line) }),
  responses: { 200: z.array(externalSupplierSchema), ...sessionErrors },
});
