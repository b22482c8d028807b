import type { RequestSummary } from '@guiche/domain/entities';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { type HistoryOptions, historyPage } from './data/history.ts';
import { requestSummary } from './request-head.ts';

/** A page of the history, as lists show requests. @see A-087 */
export async function listHistory(
  db: Queryable,
  session: Session,
  options: HistoryOptions,
): Promise<{ content: RequestSummary[]; hasMore: boolean }> {
  const { rows, hasMore } = await historyPage(db, session, options);
  return { content: rows.map((row) => requestSummary(row, session)), hasMore };
}
