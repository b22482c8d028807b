import { roundCents, sumDecimals } from '../pricing/decimal.ts';
import { type ComparableQuote, comparableTotal } from './comparable-total.ts';

/** What the chosen quotes of some services cost together, in BRL; one without a price adds nothing, and without any the sum is null. @see S-001, Q-133 */
export function chosenTotal(services: readonly { readonly escolhida: ComparableQuote | null }[]): number | null {
  const totals = services.flatMap(({ escolhida }) => (escolhida ? (comparableTotal(escolhida) ?? []) : []));
  return totals.length === 0 ? null : roundCents(sumDecimals(...totals));
}
