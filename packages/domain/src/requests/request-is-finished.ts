import type { StatusSolicitacao } from '../enums/index.ts';

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
