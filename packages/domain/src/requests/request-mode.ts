import type { FiltroSolicitacoes, StatusCotacao, StatusCotacaoViagem, StatusPendencia, StatusSolicitacao } from '../enums/index.ts';

export type RequestMode = 'quote' | 'issue';

/** Quote mode while the agency quotes or the client selects; issue mode in every other status. @see Q-010 */
export function requestMode(status: StatusSolicitacao): RequestMode {
  return status === 'COTACAO_AGENCIA' || status === 'SELECAO_COTACAO' ? 'quote' : 'issue';
}

const FINISHED: readonly StatusSolicitacao[] = ['FECHAMENTO', 'CONFERENCIA', 'APROVACAO_FECHAMENTO', 'FINALIZADO', 'CANCELADA'];

/** Whether nothing is left for the agency to do. @see Q-031 */
export function requestIsFinished(status: StatusSolicitacao): boolean {
  return FINISHED.includes(status);
}

/**
 * Whether a request was finished after it was listed, so that nobody can work on it; the history opens finished requests.
 * @see
 */
export function requestIsOutdated(status: StatusSolicitacao, history: boolean): boolean {
  return status === 'FINALIZADO' && !history;
}

/** The views that a list entry can open in. @see */
export type RequestView = '/agenciaAlteracao' | '/historicoagencia' | '/relatorio';

/** The view that a list entry opens in: changes to change handling, follow-ups to the history, all others to quote and issue. @see */
export function requestView(status: StatusSolicitacao | StatusPendencia): RequestView {
  if (status === 'CANCELAMENTO' || status === 'ALTERACAO') return '/agenciaAlteracao';
  if (status === 'FOLLOW_UP_PENDENTE' || status === 'OUTROS') return '/historicoagencia';
  return '/relatorio';
}

/** The `situacao` with which a request is loaded: client analysis when its quoting is done, else all. @see Q-011 */
export function situationOf(status: StatusCotacaoViagem | null): FiltroSolicitacoes {
  return status === 'COTACAO_FINALIZADA' ? 'COTACAO_ANALISE_CLIENTE' : 'TODOS';
}

/** Whether a quote status is in the issue phase. @see */
export function isIssuePhase(status: StatusCotacaoViagem | StatusCotacao): boolean {
  return status === 'EMISSAO_PENDENTE' || status === 'EMISSAO_FINALIZADA';
}

/** Whether a quote status is finalized. @see A-075 */
export function isFinalized(status: StatusCotacaoViagem | StatusCotacao): boolean {
  return status === 'COTACAO_FINALIZADA' || status === 'EMISSAO_FINALIZADA';
}
