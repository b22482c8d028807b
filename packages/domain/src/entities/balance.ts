import * as z from 'zod/mini';
import { airQuoteSchema } from './quote.ts';
import { airlineCode, line, money } from './scalars.ts';

/** The credit left at an airline from an earlier issue. The id prevents its use twice. @see Q-079 */
export const balanceSchema = z.object({ id: line, valor: money.check(z.gte(0)), cia: airlineCode });
export type Balance = z.infer<typeof balanceSchema>;

/** The fields that a balance takes over from an earlier, changed quote. @see */
export const changedQuoteSchema = z.object({
  id: airQuoteSchema.shape.id,
  total: airQuoteSchema.shape.total,
  saldoEntrada: airQuoteSchema.shape.saldoEntrada,
});
export type ChangedQuote = z.infer<typeof changedQuoteSchema>;
