import { and, eq } from 'drizzle-orm';
import { agenciaEmpresa, agenciaServico, empresa } from '../../db/schema/agencia.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type CredentialRow = typeof agenciaServico.$inferSelect;

const isOf = (agenciaId: number, id: string) => and(eq(agenciaServico.id, id), eq(agenciaServico.agenciaId, agenciaId));

/** All credentials of an agency. */
export function credentialsOf(db: Queryable, agenciaId: number): Promise<CredentialRow[]> {
  return db.select().from(agenciaServico).where(eq(agenciaServico.agenciaId, agenciaId));
}

/** A credential of an agency. */
export async function credentialOf(db: Queryable, agenciaId: number, id: string): Promise<CredentialRow | undefined> {
  const [row] = await db.select().from(agenciaServico).where(isOf(agenciaId, id));
  return row;
}

/** A credential of an agency, locked until the transaction ends. */
export async function lockedCredential(tx: Transaction, agenciaId: number, id: string): Promise<CredentialRow | undefined> {
  const [row] = await tx.select().from(agenciaServico).where(isOf(agenciaId, id)).for('update');
  return row;
}

/** Stores a new credential. */
export async function insertCredentialRow(tx: Transaction, row: Omit<CredentialRow, 'versao'>): Promise<CredentialRow> {
  const [stored] = await tx
    .insert(agenciaServico)
    .values({ ...row, versao: 1 })
    .returning();
  if (!stored) throw new Error('an insert returned no row');
  return stored;
}

type Changes = Partial<Omit<CredentialRow, 'id' | 'agenciaId' | 'versao'>>;

/** Stores a change of a credential, which is locked, as its next version. */
export async function changeCredentialRow(tx: Transaction, { id, versao }: CredentialRow, changes: Changes): Promise<CredentialRow> {
  const [stored] = await tx
    .update(agenciaServico)
    .set({ ...changes, versao: versao + 1 })
    .where(eq(agenciaServico.id, id))
    .returning();
  if (!stored) throw new Error(`credential ${id} vanished while it was locked`);
  return stored;
}

/** The names of the client companies that an agency works for, by id. */
export async function companyNamesOf(db: Queryable, agenciaId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: empresa.id, nome: empresa.nome })
    .from(agenciaEmpresa)
    .innerJoin(empresa, eq(empresa.id, agenciaEmpresa.empresaId))
    .where(eq(agenciaEmpresa.agenciaId, agenciaId));
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
