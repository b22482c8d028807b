import { and, desc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { anexo, arquivo } from '../../db/schema/anexo.ts';
import { cotacao, cotacaoRemovida } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { FileRow } from './stored-files.ts';

export type AttachmentRow = typeof anexo.$inferSelect;

/** An attachment with its file. */
export interface FiledAttachment {
  readonly anexo: AttachmentRow;
  readonly arquivo: FileRow;
}

/** Whose attachments: a service's own, or those of one of its quotes. */
export interface Belonging {
  readonly servicoId: string;
  readonly cotacaoId: string | null;
}

const belongsTo = ({ servicoId, cotacaoId }: Belonging) =>
  and(eq(anexo.servicoId, servicoId), cotacaoId === null ? isNull(anexo.cotacaoId) : eq(anexo.cotacaoId, cotacaoId));

const filed = (db: Queryable) => db.select({ anexo, arquivo }).from(anexo).innerJoin(arquivo, eq(arquivo.id, anexo.arquivoId));

/** The attachments of a service or quote, the newest first. */
export function attachmentsOf(db: Queryable, owner: Belonging): Promise<FiledAttachment[]> {
  return filed(db).where(belongsTo(owner)).orderBy(desc(anexo.criadoEm), desc(anexo.uuid));
}

/** An attachment by its uuid. */
export async function attachmentByUuid(db: Queryable, uuid: string): Promise<FiledAttachment | undefined> {
  const [row] = await filed(db).where(eq(anexo.uuid, uuid));
  return row;
}

/** The attachment whose file this is. */
export async function attachmentByFile(db: Queryable, arquivoId: string): Promise<FiledAttachment | undefined> {
  const [row] = await filed(db).where(eq(anexo.arquivoId, arquivoId));
  return row;
}

export async function insertAttachment(tx: Transaction, row: AttachmentRow): Promise<void> {
  await tx.insert(anexo).values(row);
}

export async function describeAttachment(tx: Transaction, uuid: string, descricao: string): Promise<void> {
  await tx.update(anexo).set({ descricao }).where(eq(anexo.uuid, uuid));
}

export async function deleteAttachment(tx: Transaction, uuid: string): Promise<void> {
  await tx.delete(anexo).where(eq(anexo.uuid, uuid));
}

/** Deletes the attachments of quotes that are gone for good. */
export async function dropAttachmentsOfLostQuotes(db: Queryable): Promise<void> {
  const kept = db
    .select({ id: cotacao.id })
    .from(cotacao)
    .union(db.select({ id: cotacaoRemovida.id }).from(cotacaoRemovida));
  const lost = db
    .select({ uuid: anexo.uuid })
    .from(anexo)
    .where(and(isNotNull(anexo.cotacaoId), notInArray(anexo.cotacaoId, kept)));
  await db.delete(anexo).where(inArray(anexo.uuid, lost));
}
