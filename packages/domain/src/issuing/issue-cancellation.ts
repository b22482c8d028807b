import type { StatusCotacao } from '../enums/index.ts';
import type { OpcaoSaldo } from '../fines/index.ts';
import { movedQuote } from '../requests/quote-transitions.ts';

export interface IssueCancellation {
  readonly multa: number | null;
  readonly opcaoSaldo: OpcaoSaldo | null;
  /** UTC instant. */
  readonly dataCancelamento: string;
}

/**
 * A quote of any kind but air after its issue, such as a hotel's reservation, was cancelled: EMISSAO_CANCELADA, with the fine, the balance
 * option and the moment of the cancellation.
 *
 * Errors: `RangeError` for a quote that waits neither for its issue nor for its cancellation (a caller's mistake).
 * @see Q-160
 */
export function cancelIssue<Quote extends { readonly statusCotacao: StatusCotacao }>(
  quote: Quote,
  { multa, opcaoSaldo, dataCancelamento }: IssueCancellation,
): Quote & IssueCancellation {
  return { ...quote, statusCotacao: movedQuote(quote.statusCotacao, 'EMISSAO_CANCELADA', 'AGENCIA'), multa, opcaoSaldo, dataCancelamento };
}
