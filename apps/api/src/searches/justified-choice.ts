import type { HotelQuote, PolicyEntry } from '@guiche/domain/entities';
import { justifiedChoiceViolation, withJustifiedChoice } from '@guiche/domain/policies';
import { comparableTotal } from '@guiche/domain/quotes';
import type { Transaction } from '../db/transaction.ts';
import { ViolationsError } from '../http/call-error.ts';
import { hotelPricesFor } from './data/hotel-prices.ts';
import { lowestPriceRuleOf } from './data/lowest-price-rule.ts';

interface ChosenHotel {
  readonly quote: HotelQuote;
  /** For how many people it was searched. */
  readonly adultos: number;
  readonly idEmpresa: number;
  /** Why a dear one was chosen, as it was sent. */
  readonly justificativa: string | null;
  /** Its place among the choices of the body. */
  readonly place: number;
}

/** The reason for a choice, and the rule that it breaks. */
export interface Justified {
  readonly validacao: PolicyEntry | null;
  readonly justificativa: string | null;
}

/**
 * The reason with which a hotel is chosen, under the rule of its company as it is now. The hotel is compared with the cheapest of each agency that
 * was searched for its stay; one of a stay for which nobody searched, or without a price in BRL, cannot be compared, and is searched for first.
 *
 * Errors: 422, at the place of the choice.
 * @see S-108, S-109, S-110, S-111
 */
export async function justifiedChoice(
  tx: Transaction,
  { quote, adultos, idEmpresa, justificativa, place }: ChosenHotel,
): Promise<Justified> {
  const rule = await lowestPriceRuleOf(tx, idEmpresa);
  const none = { escolhida: quote, validacao: null, justificativa: null };
  if (rule === null) return none;
  const found = (await hotelPricesFor(tx, { ...quote, adultos })).map((total) => ({ total }));
  // A clerk may have put another currency into one that is stored already.
  const total = comparableTotal(quote);
  if (found.length === 0 || total === null) throw new ViolationsError([{ key: 'oferta_indisponivel', field: `${place}.escolhida` }]);
  const violation = justifiedChoiceViolation({ total }, [{ total }, ...found], rule, justificativa);
  if (violation) throw new ViolationsError([{ ...violation, field: `${place}.${violation.field}` }]);
  return withJustifiedChoice<HotelQuote, typeof none & Justified>(none, quote, rule, justificativa);
}
