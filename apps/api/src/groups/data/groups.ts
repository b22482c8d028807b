import type { ServiceGroup } from '@guiche/domain/entities';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { agencia, agenciaEmpresa, empresa } from '../../db/schema/agencia.ts';
import { grupoServico, grupoServicoEmpresa } from '../../db/schema/grupo.ts';
import { sortedByName } from '../../db/sorted-by-name.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

type GroupRow = typeof grupoServico.$inferSelect;

/** A group that is to be stored. */
export interface NewGroup {
  readonly agenciaId: number;
  readonly nome: string;
  readonly descricao: string;
  /** The ids of its clients, in their order. */
  readonly clientes: readonly number[];
}

/** The ids of the client companies that an agency works for. */
export async function clientIdsOf(db: Queryable, agenciaId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: agenciaEmpresa.empresaId }).from(agenciaEmpresa).where(eq(agenciaEmpresa.agenciaId, agenciaId));
  return new Set(rows.map(({ id }) => id));
}

/** Stored groups with their clients, in the order of the rows. */
async function wireGroups(db: Queryable, rows: readonly GroupRow[]): Promise<ServiceGroup[]> {
  const ids = rows.map(({ id }) => id);
  const clients = await db
    .select({ grupoId: grupoServicoEmpresa.grupoId, id: empresa.id, name: empresa.nome })
    .from(grupoServicoEmpresa)
    .innerJoin(empresa, eq(empresa.id, grupoServicoEmpresa.empresaId))
    .where(inArray(grupoServicoEmpresa.grupoId, ids))
    .orderBy(asc(grupoServicoEmpresa.ordem));
  return rows.map(({ id, versao, nome, descricao }) => ({
    id,
    versao,
    nome,
    descricao,
    clientes: clients.filter(({ grupoId }) => grupoId === id).map((client) => ({ id: client.id, name: client.name })),
  }));
}

/** A stored group with its clients. */
export async function wireGroup(db: Queryable, row: GroupRow): Promise<ServiceGroup> {
  const [group] = await wireGroups(db, [row]);
  if (!group) throw new Error(`group ${row.id} was lost on its way`);
  return group;
}

/** The groups of an agency, by name. */
export async function groupsOf(db: Queryable, agenciaId: number): Promise<ServiceGroup[]> {
  const rows = await db.select().from(grupoServico).where(eq(grupoServico.agenciaId, agenciaId)).orderBy(asc(grupoServico.id));
  return wireGroups(
    db,
    sortedByName(rows, ({ nome }) => nome),
  );
}

/**
 * The names of an agency's groups. Locks the agency against other saves of a group until the transaction ends, so that of two of one name at
 * the same moment one is refused; nothing else waits.
 */
export async function lockedNames(tx: Transaction, agenciaId: number): Promise<readonly Pick<GroupRow, 'id' | 'nome'>[]> {
  await tx.select({ id: agencia.id }).from(agencia).where(eq(agencia.id, agenciaId)).for('no key update');
  return tx.select({ id: grupoServico.id, nome: grupoServico.nome }).from(grupoServico).where(eq(grupoServico.agenciaId, agenciaId));
}

/** A group of an agency, locked until the transaction ends. */
export async function lockedGroup(tx: Transaction, agenciaId: number, id: number): Promise<GroupRow | undefined> {
  const [row] = await tx
    .select()
    .from(grupoServico)
    .where(and(eq(grupoServico.id, id), eq(grupoServico.agenciaId, agenciaId)))
    .for('update');
  return row;
}

async function storeClients(tx: Transaction, grupoId: number, clientes: readonly number[]): Promise<void> {
  await tx.delete(grupoServicoEmpresa).where(eq(grupoServicoEmpresa.grupoId, grupoId));
  if (clientes.length === 0) return;
  await tx.insert(grupoServicoEmpresa).values(clientes.map((empresaId, ordem) => ({ grupoId, empresaId, ordem })));
}

/** Stores a new group. */
export async function insertGroup(tx: Transaction, { clientes, ...group }: NewGroup): Promise<GroupRow> {
  const [row] = await tx
    .insert(grupoServico)
    .values({ ...group, versao: 1 })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  await storeClients(tx, row.id, clientes);
  return row;
}

/** Stores a change of a group. */
export async function changeGroup(tx: Transaction, { id, versao }: GroupRow, { clientes, nome, descricao }: NewGroup): Promise<GroupRow> {
  const [row] = await tx
    .update(grupoServico)
    .set({ nome, descricao, versao: versao + 1 })
    .where(eq(grupoServico.id, id))
    .returning();
  if (!row) throw new Error(`group ${id} vanished while it was locked`);
  await storeClients(tx, id, clientes);
  return row;
}
