import * as z from 'zod/mini';
import { airQuoteSchema } from './quote.ts';
import { airlineCode, day, line, money } from './scalars.ts';

/** The credit left at an airline from an earlier issue. The id prevents its use twice. @see Q-079 */
export const balanceSchema = z.object({ id: line, valor: money.check(z.gte(0)), cia: airlineCode });
export type Balance = z.infer<typeof balanceSchema>;

/** Where a usable balance comes from: credit of an earlier issue, or a ticket that nobody flew on. @see B-018 */
export const ORIGEM_SALDO = ['SALDO', 'BILHETE'] as const;

/** A balance that an issue may use, with what decides whether to use it. @see, B-018 */
export const usableBalanceSchema = z.extend(balanceSchema, {
  origem: z.enum(ORIGEM_SALDO),
  idViajante: line,
  /** The name of the traveller. */
  viajante: line,
  /** The number of the ticket from which it is left. */
  numeroBilhete: z.nullable(line),
  /** The last day on which it can be used. */
  validade: z.nullable(day),
  /** What the airline keeps when it is used, BRL. */
  multa: z.nullable(money),
});
export type UsableBalance = z.infer<typeof usableBalanceSchema>;

/** The fields that a balance takes over from an earlier, changed quote. @see */
export const changedQuoteSchema = z.object({
  id: airQuoteSchema.shape.id,
  total: airQuoteSchema.shape.total,
  saldoEntrada: airQuoteSchema.shape.saldoEntrada,
});
export type ChangedQuote = z.infer<typeof changedQuoteSchema>;
