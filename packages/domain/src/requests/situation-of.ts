import type { FiltroSolicitacoes, StatusCotacaoViagem } from '../enums/index.ts';

/** The `situacao` with which a request is loaded: client analysis when its quoting is done, else all. @see Q-011 */
export function situationOf(status: StatusCotacaoViagem | null): FiltroSolicitacoes {
  return status === 'COTACAO_FINALIZADA' ? 'COTACAO_ANALISE_CLIENTE' : 'TODOS';
}
