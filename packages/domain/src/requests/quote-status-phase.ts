import type { StatusCotacao, StatusCotacaoViagem } from '../enums/index.ts';

/** Whether a quote status is in the issue phase. @see */
export function isIssuePhase(status: StatusCotacaoViagem | StatusCotacao): boolean {
  return status === 'EMISSAO_PENDENTE' || status === 'EMISSAO_FINALIZADA';
}

/** Whether a quote status is finalized. @see A-075 */
export function isFinalized(status: StatusCotacaoViagem | StatusCotacao): boolean {
  return status === 'COTACAO_FINALIZADA' || status === 'EMISSAO_FINALIZADA';
}
