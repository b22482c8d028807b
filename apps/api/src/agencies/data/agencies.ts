import type { Agency, MirroredAgency } from '@guiche/domain/entities';
import { and, eq } from 'drizzle-orm';
import { agencia, agenciaEmpresa, copiaAgencia } from '../../db/schema/agencia.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type AgencyRow = typeof agencia.$inferSelect;

/** An agency that is known to exist. Locked, nobody else saves or copies it until the end of the transaction. */
export async function lockAgency(tx: Transaction, id: number): Promise<AgencyRow> {
  const [row] = await tx.select().from(agencia).where(eq(agencia.id, id)).for('update');
  if (!row) throw new Error(`agency ${id} vanished while it was locked`);
  return row;
}

/** Stores the registration of an agency as its next version. The agency is locked. */
export async function updateAgency(tx: Transaction, { id, versao }: AgencyRow, agency: Agency): Promise<AgencyRow> {
  const [row] = await tx
    .update(agencia)
    .set({
      nome: agency.name,
      email: agency.email,
      endereco: agency.address,
      cnpj: agency.cnpj,
      telefone: agency.telephoneNumber,
      telefonesExtras: agency.telefonesExtras,
      contato: agency.contactName,
      telefoneEmergencia: agency.emergencyNumber,
      versao: versao + 1,
    })
    .where(eq(agencia.id, id))
    .returning();
  if (!row) throw new Error(`agency ${id} vanished while it was saved`);
  return row;
}

/** Where the copy of an agency is stored. */
type Place = Pick<typeof copiaAgencia.$inferSelect, 'agenciaId' | 'empresaId'>;

/** The place of an agency's copy by the id that the agency has in a client instance; undefined for an id of nothing or of another agency. */
export async function placeOfCopy(db: Queryable, agenciaId: number, produtoId: number): Promise<Place | undefined> {
  const [row] = await db
    .select({ agenciaId: agenciaEmpresa.agenciaId, empresaId: agenciaEmpresa.empresaId })
    .from(agenciaEmpresa)
    .where(and(eq(agenciaEmpresa.agenciaId, agenciaId), eq(agenciaEmpresa.produtoId, produtoId)));
  return row;
}

/** The copy of an agency in a client instance; undefined before the first one. */
export async function copyAt(db: Queryable, { agenciaId, empresaId }: Place): Promise<MirroredAgency | undefined> {
  const [row] = await db
    .select({ dados: copiaAgencia.dados })
    .from(copiaAgencia)
    .where(and(eq(copiaAgencia.agenciaId, agenciaId), eq(copiaAgencia.empresaId, empresaId)));
  return row?.dados;
}

/** Stores the copy of an agency in a client instance. The agency is locked. */
export async function storeCopy(tx: Transaction, place: Place, dados: MirroredAgency): Promise<void> {
  await tx
    .insert(copiaAgencia)
    .values({ ...place, dados })
    .onConflictDoUpdate({ target: [copiaAgencia.agenciaId, copiaAgencia.empresaId], set: { dados } });
}
