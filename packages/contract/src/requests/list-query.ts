import { line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { booleanText, intText, supplierFlag } from '../call/query.ts';

/** What the request lists may be asked for. @see */
export const listQuery = z.object({
  termo: z.optional(line),
  idAgencia: z.optional(intText),
  orderBy: z.optional(z.enum(['dataVencimento', 'idSolicitacao', 'empresa'])),
  descending: z.optional(booleanText),
  isSupplier: supplierFlag,
});
