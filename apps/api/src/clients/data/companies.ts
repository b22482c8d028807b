import { and, eq } from 'drizzle-orm';
import { agenciaEmpresa, empresa } from '../../db/schema/agencia.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { companyIsVisible } from '../../users/data/client-instances.ts';

export type CompanyRow = typeof empresa.$inferSelect;

/** A client company by the name of its instance; undefined for one that the session's agency does not work for, or its user may not see. */
export async function visibleCompany(db: Queryable, session: Session, instancia: string): Promise<CompanyRow | undefined> {
  const [row] = await db
    .select({ empresa })
    .from(empresa)
    .innerJoin(agenciaEmpresa, eq(agenciaEmpresa.empresaId, empresa.id))
    .where(
      and(eq(empresa.instancia, instancia), eq(agenciaEmpresa.agenciaId, session.agencia.id), companyIsVisible(db, session, empresa.id)),
    );
  return row?.empresa;
}

/** The client company of a request, which is known to exist. */
export async function companyOf(db: Queryable, empresaId: number): Promise<CompanyRow> {
  const [row] = await db.select().from(empresa).where(eq(empresa.id, empresaId));
  if (!row) throw new Error(`company ${empresaId} vanished while it was read`);
  return row;
}
