import { isChangedIssue } from '@guiche/domain/changed-issues';
import type { StatusCotacao, StatusSolicitacao } from '@guiche/domain/enums';
import { issuesMayChange } from '@guiche/domain/issuing';
import { clientMayDecide, quotesMayChange, requestIsFinished, requestWasRefused } from '@guiche/domain/requests';

/**
 * The text that says why nobody at the agency changes a request in its status; null while somebody may.
 * @see
 */
export function readOnlyKey(status: StatusSolicitacao, quotes: readonly StatusCotacao[]) {
  if (clientMayDecide(status)) return 'request.inAnalysis';
  if (requestIsFinished(status)) return isChangedIssue(status, quotes) ? 'request.ended' : 'request.closed';
  if (requestWasRefused(status)) return 'request.refused';
  return quotesMayChange(status) || issuesMayChange(status) ? null : 'request.issueLater';
}
