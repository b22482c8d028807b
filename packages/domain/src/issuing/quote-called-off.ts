import type { StatusCotacao } from '../enums/index.ts';
import { movedQuote } from '../requests/quote-transitions.ts';

/**
 * The status of a quote that the service's cancel call cancels: COTACAO_CANCELADA, as nothing was ticketed or reserved yet.
 *
 * Errors: `RangeError` for a quote that was issued (a caller's mistake).
 * @see Q-157
 */
export function quoteCalledOff(status: StatusCotacao): StatusCotacao {
  return movedQuote(status, 'COTACAO_CANCELADA', 'AGENCIA');
}
