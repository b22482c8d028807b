import type { Intermediary, Supplier } from '@guiche/domain/entities';
import { and, asc, eq } from 'drizzle-orm';
import { isOffered } from '../../credentials/data/offered-services.ts';
import { agenciaServico, empresa, fornecedor } from '../../db/schema/agencia.ts';
import { intermediador } from '../../db/schema/referencia.ts';
import { sortedByName } from '../../db/sorted-by-name.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { companyIsVisible } from '../../users/data/client-instances.ts';

/** The intermediaries of every kind of service. @see Q-273 */
export async function allIntermediaries(db: Queryable): Promise<Intermediary[]> {
  const rows = await db.select().from(intermediador).orderBy(asc(intermediador.tipoServicoId), asc(intermediador.nome));
  return rows.map(({ nome, tipoServicoId }) => ({ nome, tipoServico: tipoServicoId }));
}

/** The suppliers of an agency, by name. @see Q-276 */
export async function suppliersOf(db: Queryable, agenciaId: number): Promise<Supplier[]> {
  const rows = await db
    .select({ id: fornecedor.id, nome: fornecedor.nome })
    .from(fornecedor)
    .where(eq(fornecedor.agenciaId, agenciaId))
    .orderBy(asc(fornecedor.id));
  return sortedByName(rows, ({ nome }) => nome);
}

/** The active consolidators of the session's agency for a kind of service and a company that the session may see. @see Q-277 */
export async function consolidatorsFor(db: Queryable, session: Session, tipoServicoId: number, idEmpresa: number) {
  const [company] = await db
    .select({ id: empresa.id })
    .from(empresa)
    .where(and(eq(empresa.id, idEmpresa), companyIsVisible(db, session, empresa.id)));
  if (!company) return [];
  const rows = await db
    .select()
    .from(agenciaServico)
    .where(and(eq(agenciaServico.agenciaId, session.agencia.id), eq(agenciaServico.tipoServicoId, tipoServicoId), isOffered(db)))
    .orderBy(asc(agenciaServico.consolidadora));
  // An agency with an empty list of companies serves all of them.
  return rows.filter(({ empresas }) => empresas.length === 0 || empresas.includes(company.id));
}
