import type { StatusSolicitacao } from '../enums/index.ts';

export type RequestMode = 'quote' | 'issue';

/** Quote mode while the agency quotes or the client selects; issue mode in every other status. @see Q-010 */
export function requestMode(status: StatusSolicitacao): RequestMode {
  return status === 'COTACAO_AGENCIA' || status === 'SELECAO_COTACAO' ? 'quote' : 'issue';
}
