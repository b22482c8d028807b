import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import { type ClientDecision, DECIDED_REQUEST } from './client-decision.ts';
import { movedRequest } from './moved-request.ts';
import { movedQuote } from './quote-transitions.ts';

const DECIDED_QUOTE: Record<ClientDecision, StatusCotacao> = { APROVAR: 'EMISSAO_PENDENTE', DEVOLVER: 'COTACAO_PENDENTE' };

/**
 * The status of a request after the client's decision: issuing, or back to quoting. Errors: `RangeError` when the request is not in
 * selection (a caller's mistake).
 * @see Q-093
 */
export function statusAfterDecision(status: StatusSolicitacao, decision: ClientDecision): StatusSolicitacao {
  return movedRequest(status, DECIDED_REQUEST[decision], 'CLIENTE');
}

/**
 * The status of a finished quote after it was chosen or sent back. Errors: `RangeError` for a quote that was not offered (a caller's
 * mistake).
 * @see Q-093
 */
export function quoteAfterDecision(status: StatusCotacao, decision: ClientDecision): StatusCotacao {
  return movedQuote(status, DECIDED_QUOTE[decision], 'CLIENTE');
}
