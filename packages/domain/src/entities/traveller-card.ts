import * as z from 'zod/mini';
import { line } from './scalars.ts';

/** A traveller's card. Expiry and name stand in the fields of where it came from. @see Q-076 */
export const travellerCardSchema = z.object({
  /** Digits, or digits and `*` for whom it stays masked. */
  numero: z.string().check(z.regex(/^[\d*]{12,19}$/)),
  cvv: z.nullable(z.string().check(z.regex(/^[\d*]{3,4}$/))),
  dataVencimento: z.optional(z.nullable(line)),
  validade: z.optional(z.nullable(line)),
  nome: z.optional(z.nullable(line)),
  titular: z.optional(z.nullable(line)),
  nomeCartaoColaborador: z.optional(z.nullable(line)),
});
export type TravellerCard = z.infer<typeof travellerCardSchema>;
