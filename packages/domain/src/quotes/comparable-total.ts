import type { Quote } from '../entities/index.ts';
import { inNationalCurrency, isNationalCurrency } from '../pricing/index.ts';
import { isCancelledQuote } from './is-cancelled-quote.ts';

/** The fields of a quote by which its price is compared. */
export type ComparableQuote = Pick<Quote, 'statusCotacao' | 'total' | 'moeda' | 'cotacaoMoeda'>;

/**
 * The total of a quote in BRL, for comparing it with others. Null for a cancelled quote, one without a price yet (a total of 0), and one whose
 * exchange rate is unknown.
 * @see Q-133
 */
export function comparableTotal({ statusCotacao, total, moeda, cotacaoMoeda }: ComparableQuote): number | null {
  if (isCancelledQuote({ statusCotacao }) || total <= 0) return null;
  return inNationalCurrency(total, isNationalCurrency(moeda) ? 1 : moeda && cotacaoMoeda);
}
