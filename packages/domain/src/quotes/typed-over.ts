import { isSame } from '../internal/is-same.ts';
import type { CommonQuote } from './new-quote.ts';
import { decidedFields } from './quote-changed.ts';

/** A stored quote before and after something else than its form changed it. */
export interface StoredAnew<Quote> {
  readonly before: Quote;
  readonly after: Quote;
}

/**
 * What was typed into the form of a quote and stays when the quote is stored anew by something else, as by a reservation that is found again: the
 * fields that were typed and that the new state left as they were. What a save computes is never among them.
 * @see Q-199, B-064
 */
export function typedOver<Quote extends CommonQuote>(typed: Quote, { before, after }: StoredAnew<Quote>): Partial<Quote> {
  const [own, old, now] = [decidedFields(typed), decidedFields(before), decidedFields(after)];
  const kept = Object.keys(own).filter((name) => !isSame(own[name], old[name]) && isSame(now[name], old[name]));
  return Object.fromEntries(kept.map((name) => [name, typed[name as keyof Quote]])) as Partial<Quote>;
}
