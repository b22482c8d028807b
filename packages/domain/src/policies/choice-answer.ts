import { type ComparableQuote, comparableTotal } from '../quotes/comparable-total.ts';
import { type LowestPriceRule, type SelectionAnswer, selectionAnswer } from './lowest-price.ts';

/**
 * The result of choosing a quote among others under the rule, as `selectionAnswer`, with all totals in BRL: quotes that cannot be compared in BRL do
 * not count, and a choice that cannot be compared is accepted.
 * @see S-108, S-109, S-110
 */
export function choiceAnswer(chosen: ComparableQuote, among: readonly ComparableQuote[], rule: LowestPriceRule | null): SelectionAnswer {
  const total = comparableTotal(chosen);
  if (total === null) return 'accept';
  const totals = among.flatMap((quote) => comparableTotal(quote) ?? []).map((each) => ({ total: each }));
  return selectionAnswer({ total }, totals, rule);
}
