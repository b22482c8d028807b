import { airQuoteSchema, busQuoteSchema, carQuoteSchema, hotelQuoteSchema, paragraph, policyEntrySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** A service with what was chosen for it; null takes the choice back. The server asks the provider for the price again. @see B-061 */
const choiceOf = <Quote extends z.ZodMiniType>(quote: Quote) =>
  z.object({
    id: z.uuid(),
    escolhida: z.nullable(quote),
    /**
     * The id of the quote that the caller saw as chosen, null for none: a choice that another has made since is refused (409). Without it whatever is
     * chosen is replaced.
     */
    idEscolhidaAnterior: z.optional(z.nullable(z.uuid())),
    /** For how many people it was searched, where that is not the number of the service: the price is theirs. */
    adultos: z.optional(z.int().check(z.gte(1), z.lte(99))),
  });

/** @see S-357 */
export const airChoiceSchema = choiceOf(airQuoteSchema);
/** @see S-347 */
export const carChoiceSchema = choiceOf(carQuoteSchema);
/** @see S-360 */
export const busChoiceSchema = choiceOf(busQuoteSchema);
/** The choice of a hotel, with the reason for one that breaks the lowest-price policy. @see S-355, S-110, S-111 */
export const hotelChoiceSchema = z.extend(choiceOf(hotelQuoteSchema), {
  validacao: z.optional(z.nullable(policyEntrySchema)),
  justificativa: z.optional(z.nullable(paragraph)),
  removido: z.optional(z.boolean()),
});
