import type { RequestSummary } from '@guiche/domain/entities';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { foundRequests } from './data/found-requests.ts';
import { requestSummary } from './request-head.ts';

/** The requests that a search finds, as lists show them, with the locator by which they were found. @see B-049 */
export async function searchRequests(
  db: Queryable,
  session: Session,
  term: string,
): Promise<(RequestSummary & { localizador: string | null })[]> {
  const found = await foundRequests(db, session, term);
  return found.map(({ row, localizador }) => ({ ...requestSummary(row, session), localizador }));
}
