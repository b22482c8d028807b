import { chargeSchema, errorBodySchema, line } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import { PRODUCT } from '@guiche/domain/product';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The billing entries of a quote: once one of them is charged, its payment type stays. Nothing is charged by the call. 404: the request has no
 * such quote.
 * @see
 */
export const findCharges = defineCall({
  name: 'findCharges',
  summary: 'The billing entries of a quote',
  access: { route: '/relatorio' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: `/${PRODUCT}-clientes/buscar-dados-cobranca-supplier`,
  body: z.object({
    /** The name of the client's instance. */
    instancia: line,
    /** The number of the request. */
    idRelatorio: z.int(),
    servico: z.enum(TIPO_SERVICO),
    idCotacao: z.uuid(),
  }),
  responses: { 200: z.array(chargeSchema), 404: errorBodySchema, ...sessionErrors },
});
