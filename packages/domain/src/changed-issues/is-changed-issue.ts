import type { RequestSummary } from '../entities/index.ts';
import type { StatusCotacao, StatusPendencia, StatusSolicitacao } from '../enums/index.ts';

/** The statuses in which every request is a changed issue: the agency changes what was issued, or the client decides about a change. @see A-102 */
export const CHANGED_ISSUE_STATUSES = ['EMISSAO_ALTERACAO', 'APROVACAO_ALTERACAO'] as const satisfies readonly StatusSolicitacao[];

/** A request in this status is a changed issue as long as one of its quotes is in `quote`: until what was issued is cancelled. @see A-086 */
export const ENDED_UNHANDLED = { request: 'CANCELADA', quote: 'EMISSAO_CANCELAMENTO_PENDENTE' } as const satisfies {
  readonly request: StatusSolicitacao;
  readonly quote: StatusCotacao;
};

/**
 * Whether a request belongs to the changed issues: it is being changed, its change waits for approval, or it was ended and something that was
 * issued is still to be cancelled. @see
 */
export function isChangedIssue(status: StatusSolicitacao, quotes: readonly StatusCotacao[]): boolean {
  if (status === ENDED_UNHANDLED.request) return quotes.includes(ENDED_UNHANDLED.quote);
  return CHANGED_ISSUE_STATUSES.some((one) => one === status);
}

/** What a changed issue waits for: a cancellation when only cancellations are left to do, else a change. @see */
export function pendingChange({
  status,
  statusCotacaoViagem,
}: Pick<RequestSummary, 'status' | 'statusCotacaoViagem'>): Extract<StatusPendencia, 'CANCELAMENTO' | 'ALTERACAO'> {
  return status === ENDED_UNHANDLED.request || statusCotacaoViagem === ENDED_UNHANDLED.quote ? 'CANCELAMENTO' : 'ALTERACAO';
}
