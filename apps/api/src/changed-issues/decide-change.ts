import { type ChangeDecision, changeDecisionViolations } from '@guiche/domain/changed-issues';
import type { RequestSummary } from '@guiche/domain/entities';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { findNamed } from '../requests/data/named-requests.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible, refuseAnothers } from '../requests/request-access.ts';
import { requestSummary } from '../requests/request-head.ts';
import type { Session } from '../session/data/sessions.ts';
import { applyDecision } from './apply-decision.ts';
import { refuseUnlessVersion } from './refuse-unless-version.ts';

export interface SentDecision extends ChangeDecision {
  readonly idSolicitacao: number;
  /** The header `if-match`: the version that the user saw. */
  readonly seen: string | undefined;
}

/** Approves or rejects a change, as the client's approver told the agency. Errors: 404, 403, 409 when the request has changed since it was seen, 422. @see A-110, B-061 */
export function decideChange(
  { db, now }: Deps,
  session: Session,
  { idSolicitacao, seen, ...decision }: SentDecision,
): Promise<RequestSummary> {
  const author = { usuarioNome: session.usuario.nome, em: now() };
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idSolicitacao });
    refuseAnothers(request, session);
    refuseUnlessVersion(seen, request);
    const violations = changeDecisionViolations(statusOf(request), decision);
    if (violations.length > 0) throw new ViolationsError(violations);
    await applyDecision(tx, request, decision, author);
    return requestSummary(await findNamed(tx, request.uuid), session);
  });
}
