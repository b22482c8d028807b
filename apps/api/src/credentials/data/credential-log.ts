import { desc, eq } from 'drizzle-orm';
import { logCredencial } from '../../db/schema/credencial.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type CredentialLogRow = typeof logCredencial.$inferSelect;

/** Adds entries to the log of a credential. */
export async function addLogRows(tx: Transaction, rows: readonly CredentialLogRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(logCredencial).values([...rows]);
}

/** The log of a credential, the latest first. */
export function logRowsOf(db: Queryable, agenciaServicoId: string): Promise<CredentialLogRow[]> {
  return db
    .select()
    .from(logCredencial)
    .where(eq(logCredencial.agenciaServicoId, agenciaServicoId))
    .orderBy(desc(logCredencial.em), desc(logCredencial.acao));
}
