import type { RequestSummary } from '@guiche/domain/entities';
import type { Phase } from '@guiche/domain/requests';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { type ListOptions, listedRequests } from './data/listed-requests.ts';
import { requestSummary } from './request-head.ts';

/** The open requests of a phase that the session may see, as lists show them. @see */
export async function listRequests(db: Queryable, session: Session, phase: Phase, options: ListOptions): Promise<RequestSummary[]> {
  const rows = await listedRequests(db, session, phase, options);
  return rows.map((row) => requestSummary(row, session));
}
