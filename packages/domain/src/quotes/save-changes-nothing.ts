import { isSame } from '../internal/is-same.ts';
import type { CommonQuote } from './new-quote.ts';

/**
 * Whether a save would store what is stored already: nothing of the quote but its version differs, not even an amount that the save computed
 * anew, which `quoteChanged` does not count.
 * @see B-061
 */
export function saveChangesNothing(quote: CommonQuote, stored: CommonQuote): boolean {
  return isSame({ ...quote, versao: stored.versao }, stored);
}
