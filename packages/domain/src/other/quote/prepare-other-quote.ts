import type { OtherQuote } from '../../entities/index.ts';
import { prepareQuote, trimmed, withTotals } from '../../quotes/prepare-quote.ts';

/**
 * A quote of another service as it is stored: texts cleaned and totals computed; the typed markup stays. The server calls it before saving.
 * @see
 */
export function prepareOtherQuote(quote: OtherQuote): OtherQuote {
  return {
    ...withTotals(prepareQuote(quote), quote.markup),
    descricao: trimmed(quote.descricao),
    ...(quote.cidade !== undefined && { cidade: trimmed(quote.cidade) }),
  };
}
