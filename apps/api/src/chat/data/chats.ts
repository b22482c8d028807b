import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { conversa, mensagem } from '../../db/schema/conversa.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import { noteEvent } from '../../events/data/note-event.ts';

export type MessageRow = typeof mensagem.$inferSelect;

/** The request of a chat; undefined when there is no such chat. */
export async function requestOfChat(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db.select({ uuid: conversa.solicitacaoUuid }).from(conversa).where(eq(conversa.id, id));
  return row?.uuid;
}

/** The id of a request's chat, which is made if there is none. The request is locked. */
export async function chatOfRequest(tx: Transaction, solicitacaoUuid: string): Promise<number> {
  const [made] = await tx.insert(conversa).values({ solicitacaoUuid }).onConflictDoNothing().returning({ id: conversa.id });
  if (made) return made.id;
  const [row] = await tx.select({ id: conversa.id }).from(conversa).where(eq(conversa.solicitacaoUuid, solicitacaoUuid));
  if (!row) throw new Error(`the chat of request ${solicitacaoUuid} is gone`);
  return row.id;
}

/** The messages of a chat that are newer than one of them (0 for all), the oldest first. @see */
export function messagesAfter(db: Queryable, conversaId: number, id: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(mensagem)
    .where(and(eq(mensagem.conversaId, conversaId), gt(mensagem.id, id)))
    .orderBy(asc(mensagem.id));
}

/** Writes a message; the request of its chat is locked, so that a later one has a higher id. */
export async function insertMessage(tx: Transaction, row: Omit<MessageRow, 'id' | 'lida'>): Promise<MessageRow> {
  const [written] = await tx.insert(mensagem).values(row).returning();
  if (!written) throw new Error('a message was not written');
  return written;
}

const unreadOfClient = (conversaId: number) =>
  and(eq(mensagem.conversaId, conversaId), isNull(mensagem.usuarioId), eq(mensagem.lida, false));

/** Marks the client's messages of a chat as read. The request is locked. @see A-169 */
export async function markRead(tx: Transaction, conversaId: number): Promise<void> {
  await tx.update(mensagem).set({ lida: true }).where(unreadOfClient(conversaId));
}

/** Writes how many messages of the client the agency has not read, as lists show it. The request is locked. @see A-169 */
export async function countUnread(tx: Transaction, conversaId: number, solicitacaoUuid: string): Promise<void> {
  const mensagensNaoLidas = await tx.$count(mensagem, unreadOfClient(conversaId));
  const changed = await tx
    .update(solicitacao)
    .set({ mensagensNaoLidas })
    .where(and(eq(solicitacao.uuid, solicitacaoUuid), ne(solicitacao.mensagensNaoLidas, mensagensNaoLidas)))
    .returning({ id: solicitacao.id });
  // An open chat is read every few seconds.
  if (changed.length > 0) await noteEvent(tx, 'solicitacao', solicitacaoUuid);
}
