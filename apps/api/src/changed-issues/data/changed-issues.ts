import { CHANGED_ISSUE_STATUSES, ENDED_UNHANDLED } from '@guiche/domain/changed-issues';
import { CHANGED_ISSUES_PAGE } from '@guiche/domain/history';
import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { cotacao, servico, solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { matches } from '../../requests/data/listed-requests.ts';
import { type NamedRequest, selectNamed } from '../../requests/data/named-requests.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';

/** What the changed issues are asked for; `offset` counts pages from 1. */
export interface ChangedIssuesOptions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly termo?: string | undefined;
  readonly descending?: boolean | undefined;
}

/** The requests that were ended while something of them is still to be cancelled. @see A-086 */
function endedUnhandled(db: Queryable): SQL | undefined {
  const quotes = db
    .select({ one: sql`1` })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(and(eq(servico.solicitacaoUuid, solicitacao.uuid), eq(cotacao.status, ENDED_UNHANDLED.quote)));
  return and(eq(solicitacao.status, ENDED_UNHANDLED.request), exists(quotes));
}

/** A page of the changed issues that the session may see, by their deadline, and whether there is another one. @see */
export async function changedIssues(
  db: Queryable,
  session: Session,
  { limit = CHANGED_ISSUES_PAGE.limit, offset = CHANGED_ISSUES_PAGE.offset, termo, descending = false }: ChangedIssuesOptions,
): Promise<{ readonly rows: readonly NamedRequest[]; readonly hasMore: boolean }> {
  const changed = or(inArray(solicitacao.status, [...CHANGED_ISSUE_STATUSES]), endedUnhandled(db));
  const direction = descending ? desc : asc;
  const rows = await selectNamed(db)
    .where(and(requestIsVisible(db, session), changed, ...matches(termo)))
    // The order ends with the number, so that no request is on two pages or on none.
    .orderBy(sql`${direction(solicitacao.dataVencimentoEmissao)} nulls last`, asc(solicitacao.id))
    .limit(limit + 1)
    .offset(limit * (offset - 1));
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
