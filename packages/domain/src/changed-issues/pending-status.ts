import type { RequestSummary } from '../entities/index.ts';
import type { StatusPendencia } from '../enums/index.ts';
import { CHANGED_ISSUE_STATUSES, ENDED_UNHANDLED, pendingChange } from './is-changed-issue.ts';

/**
 * What a request waits for on the dashboard: a changed issue for its cancellation or its change, any other one for an answer to the client
 * while messages of it are unread, and else for nothing out of the ordinary.
 * @see
 */
export function pendingStatus(request: Pick<RequestSummary, 'status' | 'statusCotacaoViagem' | 'mensagensNaoLidas'>): StatusPendencia {
  const { status, statusCotacaoViagem, mensagensNaoLidas } = request;
  const isUnhandled = status === ENDED_UNHANDLED.request && statusCotacaoViagem === ENDED_UNHANDLED.quote;
  if (isUnhandled || CHANGED_ISSUE_STATUSES.some((one) => one === status)) return pendingChange(request);
  return mensagensNaoLidas > 0 ? 'FOLLOW_UP_PENDENTE' : 'OUTROS';
}
