import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';

/** The changes of request status that are named; any other is refused. @see */
const REQUEST_TRANSITIONS: Partial<Record<StatusSolicitacao, readonly StatusSolicitacao[]>> = {
  COTACAO_AGENCIA: ['SELECAO_COTACAO'],
  // Back to COTACAO_AGENCIA: the client answered that none of the quotes will do.
  SELECAO_COTACAO: ['EMISSAO', 'COTACAO_AGENCIA'],
  EMISSAO: ['FECHAMENTO', 'SELECAO_COTACAO'],
  EMISSAO_ALTERACAO: ['FECHAMENTO'],
};

/** The changes of quote status that are named; any other is refused. @see */
const QUOTE_TRANSITIONS: Partial<Record<StatusCotacao, readonly StatusCotacao[]>> = {
  COTACAO_PENDENTE: ['COTACAO_FINALIZADA', 'COTACAO_CANCELADA'],
  COTACAO_FINALIZADA: ['EMISSAO_PENDENTE', 'COTACAO_PENDENTE', 'COTACAO_CANCELADA'],
  EMISSAO_PENDENTE: ['EMISSAO_FINALIZADA', 'COTACAO_CANCELADA', 'EMISSAO_CANCELADA'],
  EMISSAO_FINALIZADA: ['EMISSAO_ALTERACAO', 'EMISSAO_CANCELAMENTO_PENDENTE'],
  EMISSAO_ALTERACAO: ['EMISSAO_ALTERADA'],
  EMISSAO_CANCELAMENTO_PENDENTE: ['EMISSAO_CANCELADA'],
};

/** Whether a request may go from one status to another. @see Q-096 */
export function requestMayBecome(from: StatusSolicitacao, to: StatusSolicitacao): boolean {
  return REQUEST_TRANSITIONS[from]?.includes(to) ?? false;
}

/** Whether a quote may go from one status to another. @see Q-096 */
export function quoteMayBecome(from: StatusCotacao, to: StatusCotacao): boolean {
  return QUOTE_TRANSITIONS[from]?.includes(to) ?? false;
}
