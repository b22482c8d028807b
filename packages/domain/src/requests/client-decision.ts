import type { StatusSolicitacao } from '../enums/index.ts';
import { requestMayBecome } from './transitions.ts';

/** A client's decision on the offered quotes: choosing among them, or sending them back. @see Q-093 */
export type ClientDecision = 'APROVAR' | 'DEVOLVER';

/** The status of a request after each decision. */
export const DECIDED_REQUEST: Record<ClientDecision, StatusSolicitacao> = { APROVAR: 'EMISSAO', DEVOLVER: 'COTACAO_AGENCIA' };

/** Whether a client may decide on a request's quotes: only in selection, from which both decisions lead on. @see Q-093 */
export function clientMayDecide(status: StatusSolicitacao): boolean {
  return Object.values(DECIDED_REQUEST).every((request) => requestMayBecome(status, request, 'CLIENTE'));
}
