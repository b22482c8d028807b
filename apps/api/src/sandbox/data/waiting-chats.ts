import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { conversa, mensagem } from '../../db/schema/conversa.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';

/** The requests in whose chats the agency wrote something, at `until` or before, that the client has not read; at most `most`. */
export async function waitingChats(db: Queryable, until: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ uuid: conversa.solicitacaoUuid })
    .from(mensagem)
    .innerJoin(conversa, eq(conversa.id, mensagem.conversaId))
    .where(and(isNotNull(mensagem.usuarioId), eq(mensagem.lida, false), lte(mensagem.em, until)))
    .limit(most);
  return rows.map(({ uuid }) => uuid);
}

/** One of these requests, locked; undefined when another server has it. */
export async function lockRequest(tx: Transaction, uuid: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(solicitacao).where(eq(solicitacao.uuid, uuid)).for('update', { skipLocked: true });
  return row;
}

/** Marks what the agency wrote as read by the client. Returns the texts that it had not read, the newest first. */
export async function readAsClient(tx: Transaction, conversaId: number): Promise<string[]> {
  const unread = and(eq(mensagem.conversaId, conversaId), isNotNull(mensagem.usuarioId), eq(mensagem.lida, false));
  const rows = await tx.select({ texto: mensagem.texto }).from(mensagem).where(unread).orderBy(desc(mensagem.id));
  await tx.update(mensagem).set({ lida: true }).where(unread);
  return rows.map(({ texto }) => texto);
}
