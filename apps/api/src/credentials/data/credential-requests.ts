import { eq } from 'drizzle-orm';
import { solicitacaoCredencial } from '../../db/schema/credencial.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type RequestRow = typeof solicitacaoCredencial.$inferSelect;

/** Stores the data with which a credential was requested. */
export async function insertRequestRow(tx: Transaction, row: RequestRow): Promise<void> {
  await tx.insert(solicitacaoCredencial).values(row);
}

/** The data with which a credential was requested; undefined for one that was not. */
export async function requestRowOf(db: Queryable, agenciaServicoId: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(solicitacaoCredencial).where(eq(solicitacaoCredencial.agenciaServicoId, agenciaServicoId));
  return row;
}
