import { quotesMayChangeViolations } from '@guiche/domain/requests';
import { openingQuestion } from '@guiche/domain/responsibility';
import type { Queryable, Transaction } from '../db/transaction.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { isOfClient } from '../users/is-of-client.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import { type RequestKey, type RequestRow, selectVisible, selectVisibleLocked, statusOf } from './data/visible-requests.ts';

/** A request that the session may see. Errors: 404, also for another agency's request, whose existence must not show. */
export async function findVisible(db: Queryable, session: Session, key: RequestKey): Promise<RequestRow> {
  const row = await selectVisible(db, session, key);
  if (!row) throw new CallError(404, 'solicitacao_nao_encontrada');
  return row;
}

/** The same, locked: nobody else changes it until the transaction ends. */
export async function lockVisible(tx: Transaction, session: Session, key: RequestKey): Promise<RequestRow> {
  const row = await selectVisibleLocked(tx, session, key);
  if (!row) throw new CallError(404, 'solicitacao_nao_encontrada');
  return row;
}

/** Whether a request is with another consultant, and the user may not change that. @see Q-030 */
export function isAnothers(row: RequestRow, session: Session): boolean {
  // Who works on a request at the agency does not matter to the people whose request it is.
  if (isOfClient(session)) return false;
  const responsavel = row.responsavelId === null ? null : { id: row.responsavelId };
  const question = openingQuestion(
    { responsavel, status: statusOf(row) },
    { user: session.usuario, ownAgency: worksAtOwnAgency(session), supportDesk: false },
  );
  return question === 'blocked';
}

/** Refuses (403) a request that is with another consultant, to users who may not change that. @see Q-030 */
export function refuseAnothers(row: RequestRow, session: Session): void {
  if (isAnothers(row, session)) throw new CallError(403, 'erro_solicitacao_ja_atribuida');
}

/** Refuses (422) to change the quotes of a request that is not being quoted. @see Q-018 @see Q-092 */
export function refuseUnlessQuoting(row: RequestRow): void {
  const violations = quotesMayChangeViolations(statusOf(row));
  if (violations.length > 0) throw new ViolationsError(violations);
}
