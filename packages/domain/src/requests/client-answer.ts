import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import { movedQuote } from './quote-transitions.ts';
import { movedRequest, requestMayBecome } from './transitions.ts';

/** A client's decision on the offered quotes: choosing among them, or sending them back. @see Q-093 */
export type ClientDecision = 'APROVAR' | 'DEVOLVER';

const LEADS_TO: Record<ClientDecision, { readonly request: StatusSolicitacao; readonly quote: StatusCotacao }> = {
  APROVAR: { request: 'EMISSAO', quote: 'EMISSAO_PENDENTE' },
  DEVOLVER: { request: 'COTACAO_AGENCIA', quote: 'COTACAO_PENDENTE' },
};

/** Whether a client may decide on a request's quotes: only in selection, from which both decisions lead on. @see Q-093 */
export function clientMayDecide(status: StatusSolicitacao): boolean {
  return Object.values(LEADS_TO).every(({ request }) => requestMayBecome(status, request, 'CLIENTE'));
}

/**
 * The status of a request after the client's decision: issuing, or back to quoting. Errors: `RangeError` when the request is not in
 * selection (a caller's mistake).
 * @see Q-093
 */
export function statusAfterDecision(status: StatusSolicitacao, decision: ClientDecision): StatusSolicitacao {
  return movedRequest(status, LEADS_TO[decision].request, 'CLIENTE');
}

/**
 * The status of a finished quote after it was chosen or sent back. Errors: `RangeError` for a quote that was not offered (a caller's
 * mistake).
 * @see Q-093
 */
export function quoteAfterDecision(status: StatusCotacao, decision: ClientDecision): StatusCotacao {
  return movedQuote(status, LEADS_TO[decision].quote, 'CLIENTE');
}
