import { and, asc, count, eq, gt, gte, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { agenciaEmpresa, empresa } from '../../db/schema/agencia.ts';
import { saldoCliente } from '../../db/schema/cliente.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { companyIsVisible } from '../../users/data/client-instances.ts';

const PAGE = 500;

/** Which balances a report is about; by default all of the clients that the session works for. */
export interface BalanceFilter {
  readonly empresas?: readonly string[] | undefined;
  /** The last day on which they can be used is not after this one; those without one are left out then. */
  readonly validUntil?: string | undefined;
  readonly least?: number | undefined;
  /** Those alone that can be used on this day, `2026-11-21`. */
  readonly freeOn?: string | undefined;
}

function isMeant(db: Queryable, session: Session, { empresas, validUntil, least, freeOn }: BalanceFilter): SQL | undefined {
  const own = db.select({ id: agenciaEmpresa.empresaId }).from(agenciaEmpresa).where(eq(agenciaEmpresa.agenciaId, session.agencia.id));
  return and(
    inArray(saldoCliente.empresaId, own),
    // A form that chose less of a balance than its quote uses holds nothing of it besides.
    ne(saldoCliente.valor, 0),
    companyIsVisible(db, session, saldoCliente.empresaId),
    empresas && inArray(saldoCliente.empresaId, empresas.map(Number)),
    validUntil === undefined ? undefined : lte(saldoCliente.validade, validUntil),
    least === undefined ? undefined : gte(saldoCliente.valor, least),
    freeOn === undefined
      ? undefined
      : and(isNull(saldoCliente.cotacaoId), or(isNull(saldoCliente.validade), gte(saldoCliente.validade, freeOn))),
  );
}

/** A balance with the name of its client. */
export interface ReportBalance {
  readonly saldo: typeof saldoCliente.$inferSelect;
  readonly empresa: string;
}

/** How many balances a report is about. */
export async function countReportBalances(db: Queryable, session: Session, filter: BalanceFilter): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(saldoCliente)
    .where(isMeant(db, session, filter));
  return row?.all ?? 0;
}

/** The balances of a report, some at a time. */
export async function* reportBalances(
  db: Queryable,
  session: Session,
  filter: BalanceFilter,
  signal: AbortSignal,
): AsyncGenerator<readonly ReportBalance[]> {
  for (let after: string | undefined; ; ) {
    signal.throwIfAborted();
    const rows = await db
      .select({ saldo: saldoCliente, empresa: empresa.nome })
      .from(saldoCliente)
      .innerJoin(empresa, eq(empresa.id, saldoCliente.empresaId))
      .where(and(isMeant(db, session, filter), after === undefined ? undefined : gt(saldoCliente.id, after)))
      .orderBy(asc(saldoCliente.id))
      .limit(PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < PAGE) return;
    after = last.saldo.id;
  }
}
