import * as z from 'zod/mini';
import { line } from './scalars.ts';

/** A traveller's card. Its origin decides which fields hold expiry and name. @see Q-076 */
export const travellerCardSchema = z.object({
  /** Digits; `*` for masked ones. */
  numero: z.string().check(z.regex(/^[\d*]{12,19}$/)),
  cvv: z.nullable(z.string().check(z.regex(/^[\d*]{3,4}$/))),
  dataVencimento: z.optional(z.nullable(line)),
  validade: z.optional(z.nullable(line)),
  nome: z.optional(z.nullable(line)),
  titular: z.optional(z.nullable(line)),
  nomeCartaoColaborador: z.optional(z.nullable(line)),
});
export type TravellerCard = z.infer<typeof travellerCardSchema>;
