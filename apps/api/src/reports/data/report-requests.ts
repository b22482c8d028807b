import type { StatusCotacaoViagem } from '@guiche/domain/enums';
import { and, asc, count, eq, gt, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { empresa } from '../../db/schema/agencia.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import { usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import { matches } from '../../requests/data/listed-requests.ts';
import { SLIM_COLUMNS } from '../../requests/data/slim-columns.ts';
import { requestIsVisible, statusOf } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';

/** Requests that are read at once: few enough that the list stays quick meanwhile, and that memory does not grow with the report. */
const PAGE = 500;

/** Which requests a report is about; by default all that the session may see. */
export interface RequestFilter {
  /** Days of the trip, both included. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly empresas?: readonly string[] | undefined;
  readonly consultores?: readonly string[] | undefined;
  readonly situacoes?: readonly string[] | undefined;
  /** Words of travellers, client or route. */
  readonly palavras?: string | undefined;
}

/** A request as reports read it. */
export type ReportRequest = Awaited<ReturnType<typeof requestPage>>[number];

function isMeant(db: Queryable, session: Session, filter: RequestFilter): SQL | undefined {
  const { firstDay, lastDay, empresas, consultores, situacoes, palavras } = filter;
  return and(
    requestIsVisible(db, session),
    firstDay === undefined ? undefined : gte(solicitacao.dataViagem, firstDay),
    lastDay === undefined ? undefined : lte(solicitacao.dataViagem, lastDay),
    empresas && inArray(solicitacao.empresaId, empresas.map(Number)),
    consultores && inArray(solicitacao.responsavelId, [...consultores]),
    situacoes && inArray(solicitacao.status, [...situacoes]),
    ...matches(palavras),
  );
}

/** How many requests a report is about. */
export async function countReportRequests(db: Queryable, session: Session, filter: RequestFilter): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(solicitacao)
    .where(isMeant(db, session, filter));
  return row?.all ?? 0;
}

async function requestPage(db: Queryable, session: Session, filter: RequestFilter, after: number) {
  const rows = await db
    .select({
      ...SLIM_COLUMNS,
      empresaId: solicitacao.empresaId,
      empresa: empresa.nome,
      consultorId: solicitacao.responsavelId,
      consultor: usuario.nome,
    })
    .from(solicitacao)
    .innerJoin(empresa, eq(empresa.id, solicitacao.empresaId))
    .leftJoin(usuario, eq(usuario.id, solicitacao.responsavelId))
    .where(and(isMeant(db, session, filter), gt(solicitacao.id, after)))
    .orderBy(asc(solicitacao.id))
    .limit(PAGE);
  // The table holds what the contract's schema accepted.
  return rows.map((row) => ({ ...row, status: statusOf(row), statusCotacao: row.statusCotacao as StatusCotacaoViagem }));
}

/**
 * The requests of a report by number, some at a time. Not in one transaction: on the embedded engine it would keep all others out until the last
 * page, and a request is read once in any case, because its number does not change.
 */
export async function* reportRequests(
  db: Queryable,
  session: Session,
  filter: RequestFilter,
  signal: AbortSignal,
): AsyncGenerator<readonly ReportRequest[]> {
  for (let after = -1; ; ) {
    signal.throwIfAborted();
    const page = await requestPage(db, session, filter, after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    if (page.length < PAGE) return;
    after = last.id;
  }
}
