import { and, eq, lt, notExists } from 'drizzle-orm';
import { anexo, arquivo } from '../../db/schema/anexo.ts';
import type { Queryable } from '../../db/transaction.ts';

export type FileRow = typeof arquivo.$inferSelect;

/** Notes a file before the store has it, so that a server that ends in between leaves nothing that nobody knows of. */
export async function noteFile(db: Queryable, row: FileRow): Promise<void> {
  await db.insert(arquivo).values(row);
}

/** Notes that the store has the whole file. */
export async function noteStored(db: Queryable, id: string): Promise<void> {
  await db.update(arquivo).set({ guardado: true }).where(eq(arquivo.id, id));
}

/** A file of a service that the store has whole; undefined for any other. */
export async function storedFile(db: Queryable, id: string, servicoId: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(arquivo)
    .where(and(eq(arquivo.id, id), eq(arquivo.servicoId, servicoId), eq(arquivo.guardado, true)));
  return row;
}

/** Notes that the attachment of a file was removed: from now on it is kept for a day. */
export async function noteUnnamed(db: Queryable, id: string, semAnexoDesde: Date): Promise<void> {
  await db.update(arquivo).set({ semAnexoDesde }).where(eq(arquivo.id, id));
}

/** Forgets a file that the store no longer has. */
export async function forgetFile(db: Queryable, id: string): Promise<void> {
  await db.delete(arquivo).where(eq(arquivo.id, id));
}

/** Up to `count` files that no attachment has named since before a moment. */
export function unusedFiles(db: Queryable, before: Date, count: number): Promise<Pick<FileRow, 'id' | 'extensao'>[]> {
  const named = db.select({ uuid: anexo.uuid }).from(anexo).where(eq(anexo.arquivoId, arquivo.id));
  return db
    .select({ id: arquivo.id, extensao: arquivo.extensao })
    .from(arquivo)
    .where(and(lt(arquivo.semAnexoDesde, before), notExists(named)))
    .limit(count);
}
