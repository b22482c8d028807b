import type { Calculation } from '../entities/index.ts';
import { type CalculatedQuote, currencyOf, type EnteredAmounts, linesOfEnd } from './calculation.ts';

/**
 * What the cancellation of an issue costs and gives back, in the quote's currency, half-up to 2 decimals, each result with the steps of its
 * formula:
 *
 * - fine: as entered.
 * - taxes kept = fine − (total − taxes), at least 0 and at most the taxes: a fine takes the fare and everything else first.
 * - taxes given back = taxes − taxes kept. Both are left out for a quote without taxes.
 * - credit: the ticket credit as entered, which stays at the airline; left out for a service that leaves none.
 * - client gets = total − fine − credit; below 0 the client pays the difference.
 *
 * There is no fare difference: nothing is issued in place of what is cancelled.
 * @see B-032, and Q-152 for the refund
 */
export function cancellationCalculation(quote: CalculatedQuote, entered: EnteredAmounts): Calculation {
  return { tipo: 'CANCELAMENTO', moeda: currencyOf(quote), linhas: [...linesOfEnd(quote, entered)] };
}
