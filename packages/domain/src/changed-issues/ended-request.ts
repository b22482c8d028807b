import type { AirQuote } from '../entities/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import { movedRequest } from '../requests/moved-request.ts';
import { movedQuote } from '../requests/quote-transitions.ts';
import { requestMayBecome } from '../requests/transitions.ts';

/** Whether a client may end a request in this status. @see Q-096 */
export function requestMayBeEnded(status: StatusSolicitacao): boolean {
  return requestMayBecome(status, 'CANCELADA', 'CLIENTE');
}

/** The status of a request that its client ends. Errors: `RangeError` where that is not possible (a caller's mistake). @see Q-096 */
export function statusAfterEnd(status: StatusSolicitacao): StatusSolicitacao {
  return movedRequest(status, 'CANCELADA', 'CLIENTE');
}

/** What was offered is cancelled; what was chosen, issued or is being changed waits for the agency to cancel it. */
const ENDS_AS: Partial<Record<StatusCotacao, StatusCotacao>> = {
  COTACAO_PENDENTE: 'COTACAO_CANCELADA',
  COTACAO_FINALIZADA: 'COTACAO_CANCELADA',
  EMISSAO_PENDENTE: 'EMISSAO_CANCELAMENTO_PENDENTE',
  EMISSAO_FINALIZADA: 'EMISSAO_CANCELAMENTO_PENDENTE',
  EMISSAO_ALTERACAO: 'EMISSAO_CANCELAMENTO_PENDENTE',
};

/** The status of a quote whose request its client ends; any other status stays. @see */
export function quoteAfterEnd(status: StatusCotacao): StatusCotacao {
  return movedQuote(status, ENDS_AS[status] ?? status, 'CLIENTE');
}

/**
 * The segments of an air quote whose request its client ends, so that the whole is cancelled, or whose asked cancellation is returned: none waits
 * for its cancellation by itself any more. One that is cancelled stays so.
 * @see
 */
export function segmentsAwaitingNothing(segmentos: AirQuote['segmentos']): AirQuote['segmentos'] {
  return segmentos.map((segment) => (segment.status === 'PENDENTE_CANCELAMENTO' ? { ...segment, status: null } : segment));
}
