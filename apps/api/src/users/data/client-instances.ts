import type { ClientDetails, ClientInstance } from '@guiche/domain/entities';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { agenciaEmpresa, empresa } from '../../db/schema/agencia.ts';
import { usuarioEmpresa } from '../../db/schema/usuario.ts';
import { sortedByName } from '../../db/sorted-by-name.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';

/** The client companies that a user works for, as a condition on a column with a company's id. */
export function companyIsVisible(db: Queryable, { usuario }: Session, column: Parameters<typeof inArray>[0]): SQL | undefined {
  if (usuario.todasEmpresas) return undefined;
  return inArray(column, db.select({ id: usuarioEmpresa.empresaId }).from(usuarioEmpresa).where(eq(usuarioEmpresa.usuarioId, usuario.id)));
}

/** The client instances that a user may choose from, by name, each with the id that the user's agency has there. */
export async function clientDetailsOf(db: Queryable, session: Session): Promise<ClientDetails[]> {
  const agencyId = session.agencia.id;
  const rows = await db
    .select({
      id: empresa.id,
      name: empresa.nome,
      instancia: empresa.instancia,
      clienteNovo: empresa.clienteNovo,
      productId: agenciaEmpresa.produtoId,
    })
    .from(empresa)
    .innerJoin(agenciaEmpresa, eq(agenciaEmpresa.empresaId, empresa.id))
    .where(and(eq(agenciaEmpresa.agenciaId, agencyId), companyIsVisible(db, session, empresa.id)))
    .orderBy(asc(empresa.id));
  return sortedByName(rows, ({ name }) => name).map(({ productId, ...client }) => ({
    ...client,
    agencyInstances: [{ agencyId, productId }],
  }));
}

/** The same without what only the settings need. */
export async function clientInstancesOf(db: Queryable, session: Session): Promise<ClientInstance[]> {
  const clients = await clientDetailsOf(db, session);
  return clients.map(({ id, name, instancia }) => ({ id, name, instancia }));
}

/** The client instances of an agency, by name: those that its users may be given. @see A-206 */
export async function clientInstancesOfAgency(db: Queryable, agenciaId: number): Promise<ClientInstance[]> {
  const rows = await db
    .select({ id: empresa.id, name: empresa.nome, instancia: empresa.instancia })
    .from(empresa)
    .innerJoin(agenciaEmpresa, eq(agenciaEmpresa.empresaId, empresa.id))
    .where(eq(agenciaEmpresa.agenciaId, agenciaId))
    .orderBy(asc(empresa.id));
  return sortedByName(rows, ({ name }) => name);
}
