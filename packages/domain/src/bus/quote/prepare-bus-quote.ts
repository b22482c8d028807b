import type { BusQuote } from '../../entities/index.ts';
import { prepareQuote, trimmed, withTotals } from '../../quotes/prepare-quote.ts';

const TEXTS = ['nomeCia', 'rodoviariaPartida', 'rodoviariaChegada'] as const;

/**
 * A bus quote as it is stored: texts cleaned and totals computed; the typed markup stays. The server calls it before saving.
 * @see
 */
export function prepareBusQuote(quote: BusQuote): BusQuote {
  const prepared: BusQuote = withTotals(prepareQuote(quote), quote.markup);
  for (const name of TEXTS) {
    const text = quote[name];
    if (text !== undefined) prepared[name] = trimmed(text);
  }
  return prepared;
}
