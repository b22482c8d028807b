import type { CommonQuote } from '../quotes/new-quote.ts';
import { quoteChanged } from '../quotes/quote-changed.ts';

/**
 * Whether something was typed over a stored quote beside when and by whom it is issued, which the form of the issuing stage fills in by itself.
 * @see Q-212
 */
export function changedBesideIssue(typed: CommonQuote, stored: CommonQuote): boolean {
  const { dataEmissao, emissor } = stored;
  return quoteChanged({ ...typed, dataEmissao, emissor }, stored);
}
