import { activeProfile, PROFILES } from '@guiche/domain/access';
import { sentBackViolations } from '@guiche/domain/requests';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible } from '../requests/request-access.ts';
import { applyClientAnswer } from '../sandbox/apply-client-answer.ts';
import type { Session } from '../session/data/sessions.ts';

/**
 * Sends all that is offered for a request back to the agency, which quotes again and reads the reason. Errors: 404 for a request in which the caller
 * does not travel, 403 for anybody but a traveller, 422.
 * @see S-001, Q-093, Q-096
 */
export async function sendBackOffers({ db, now }: Deps, session: Session, idViagem: number, reason: string): Promise<void> {
  const em = now();
  await withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    if (activeProfile({ profiles: session.usuario.perfis }) !== PROFILES.TRAVELLER) throw new CallError(403, 'sem_permissao');
    const violations = sentBackViolations(statusOf(request), reason);
    if (violations.length > 0) throw new ViolationsError(violations);
    await applyClientAnswer(tx, request, { resposta: 'DEVOLVER', justificativa: reason.trim() }, em, session.usuario.nome);
  });
}
