import { airQuoteSchema } from '@guiche/domain/entities';
import { OPCAO_SALDO, STATUS_SALDO_ENTRADA } from '@guiche/domain/enums';
import * as z from 'zod/mini';

/** An amount in a query, where everything arrives as text; an empty text is none. */
export const moneyText = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/))]),
    z.transform((amount) => Number(amount)),
  ),
  airQuoteSchema.shape.total,
);

/**
 * What is entered about a cancelled or changed air issue besides its fine. The rules say what is missing, so nothing is required here.
 * `statusSaldo` is the status of the entry balance, without which only a credit of 0 is accepted.
 * @see
 */
export const airFineQuery = {
  creditoBilhete: z.optional(moneyText),
  statusSaldo: z.optional(z.enum(STATUS_SALDO_ENTRADA)),
  opcaoSaldo: z.optional(z.enum(OPCAO_SALDO)),
};
