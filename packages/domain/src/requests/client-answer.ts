import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import { movedQuote, movedRequest, requestMayBecome } from './transitions.ts';

/** What a client does with the quotes that it is offered: chooses among them, or sends them back. @see Q-093 */
export type ClientDecision = 'APROVAR' | 'DEVOLVER';

const LEADS_TO: Record<ClientDecision, { readonly request: StatusSolicitacao; readonly quote: StatusCotacao }> = {
  APROVAR: { request: 'EMISSAO', quote: 'EMISSAO_PENDENTE' },
  DEVOLVER: { request: 'COTACAO_AGENCIA', quote: 'COTACAO_PENDENTE' },
};

/** Whether a client may decide on a request's quotes: both answers are its own from there, which is in selection alone. @see Q-093 */
export function clientMayDecide(status: StatusSolicitacao): boolean {
  return Object.values(LEADS_TO).every(({ request }) => requestMayBecome(status, request, 'CLIENTE'));
}

/** Where a client's decision leads a request: to issuing, or back to quoting. Errors: `RangeError` when nothing is offered. @see Q-093 */
export function statusAfterDecision(status: StatusSolicitacao, decision: ClientDecision): StatusSolicitacao {
  return movedRequest(status, LEADS_TO[decision].request, 'CLIENTE');
}

/** The status of a finished quote that was chosen, or sent back. Errors: `RangeError` for a quote that was not offered. @see Q-093 */
export function quoteAfterDecision(status: StatusCotacao, decision: ClientDecision): StatusCotacao {
  return movedQuote(status, LEADS_TO[decision].quote, 'CLIENTE');
}
