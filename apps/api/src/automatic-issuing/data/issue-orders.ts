import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { pedidoEmissao } from '../../db/schema/emissao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

/** A row of the table of orders. */
export type OrderRow = typeof pedidoEmissao.$inferSelect;

type NewOrder = Pick<OrderRow, 'id' | 'solicitacaoUuid' | 'cotacaoId' | 'usuarioId' | 'novoTipoPagamento' | 'pedidoEm'>;

/** Writes an order that nobody has sent yet. A second open one for the same quote fails. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<void> {
  await tx.insert(pedidoEmissao).values({ ...order, situacao: 'PEDIDO' });
}

/** The order of a quote that has no answer yet. */
export async function openOrderOf(tx: Transaction, cotacaoId: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(pedidoEmissao)
    .where(and(eq(pedidoEmissao.cotacaoId, cotacaoId), isNull(pedidoEmissao.respondidoEm)));
  return row;
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(pedidoEmissao).where(eq(pedidoEmissao.id, id));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(pedidoEmissao).where(eq(pedidoEmissao.id, id)).for('update');
  return row;
}

/** Takes an order that nobody has sent, to send it: one caller gets it. */
export async function takeToSend(db: Queryable, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(pedidoEmissao)
    .set({ situacao: 'ENVIADO', enviadoEm: now })
    .where(and(eq(pedidoEmissao.id, id), eq(pedidoEmissao.situacao, 'PEDIDO')))
    .returning({ id: pedidoEmissao.id });
  return taken.length > 0;
}

/** Takes an order that was sent and got no answer, to ask what became of it: also one whose server has died since `since`. */
export async function takeToAsk(db: Queryable, id: string, { now, since }: { readonly now: Date; readonly since: Date }): Promise<boolean> {
  const { situacao, enviadoEm } = pedidoEmissao;
  const taken = await db
    .update(pedidoEmissao)
    .set({ situacao: 'ENVIADO', enviadoEm: now })
    .where(and(eq(pedidoEmissao.id, id), or(eq(situacao, 'SEM_RESPOSTA'), and(eq(situacao, 'ENVIADO'), lt(enviadoEm, since)))))
    .returning({ id: pedidoEmissao.id });
  return taken.length > 0;
}

/** Notes that a provider did not answer; an answer that is there stays. */
export async function noteUnanswered(db: Queryable, id: string): Promise<void> {
  await db
    .update(pedidoEmissao)
    .set({ situacao: 'SEM_RESPOSTA' })
    .where(and(eq(pedidoEmissao.id, id), isNull(pedidoEmissao.respondidoEm)));
}

/** Stores the answer of an order. */
export async function answerOrder(
  tx: Transaction,
  id: string,
  answer: Pick<OrderRow, 'resposta'> & { readonly situacao: 'EMITIDO' | 'RECUSADO'; readonly respondidoEm: Date },
): Promise<void> {
  await tx.update(pedidoEmissao).set(answer).where(eq(pedidoEmissao.id, id));
}
