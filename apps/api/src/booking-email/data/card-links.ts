import type { StatusCotacao } from '@guiche/domain/enums';
import { and, eq, gt, inArray, isNotNull, lte, notExists, or } from 'drizzle-orm';
import { linkCartao, vistaCartao } from '../../db/schema/reserva.ts';
import { cotacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type CardLinkRow = typeof linkCartao.$inferSelect;

export async function insertLink(db: Queryable, row: Omit<CardLinkRow, 'vistas'>): Promise<void> {
  await db.insert(linkCartao).values(row);
}

/** Deletes the link of a message that was not sent, with its card. */
export async function deleteLink(db: Queryable, id: string): Promise<void> {
  await db.delete(linkCartao).where(eq(linkCartao.id, id));
}

/** A link by the digest of its token; undefined when there is none. */
export async function linkByToken(db: Queryable, tokenHash: string): Promise<CardLinkRow | undefined> {
  const [row] = await db.select().from(linkCartao).where(eq(linkCartao.tokenHash, tokenHash));
  return row;
}

/** The same, locked until the transaction ends: of views at the same time each counts. */
export async function linkByTokenLocked(tx: Transaction, tokenHash: string): Promise<CardLinkRow | undefined> {
  const [row] = await tx.select().from(linkCartao).where(eq(linkCartao.tokenHash, tokenHash)).for('update');
  return row;
}

/** The status of a link's quote; null when the quote is gone. */
export async function quoteStatus(db: Queryable, cotacaoId: string): Promise<StatusCotacao | null> {
  const [row] = await db.select({ status: cotacao.status }).from(cotacao).where(eq(cotacao.id, cotacaoId));
  // The table holds what the contract's schema accepted.
  return row ? (row.status as StatusCotacao) : null;
}

/** Notes a view, and what of the card is kept after it. */
export async function noteView(
  tx: Transaction,
  { id, vistas, numero, codigo }: Pick<CardLinkRow, 'id' | 'vistas' | 'numero' | 'codigo'>,
  view: Omit<typeof vistaCartao.$inferInsert, 'linkId'>,
): Promise<void> {
  await tx.update(linkCartao).set({ vistas, numero, codigo }).where(eq(linkCartao.id, id));
  await tx.insert(vistaCartao).values({ ...view, linkId: id });
}

/** Erases numbers and codes of the links that have ended, and the codes of quotes that no longer wait for their issue. @see B-062 */
export async function eraseCards(db: Queryable, now: Date, codeStatuses: readonly StatusCotacao[]): Promise<void> {
  await db
    .update(linkCartao)
    .set({ numero: null, codigo: null })
    .where(and(lte(linkCartao.terminaEm, now), or(isNotNull(linkCartao.numero), isNotNull(linkCartao.codigo))));
  const waiting = db
    .select({ id: cotacao.id })
    .from(cotacao)
    .where(and(eq(cotacao.id, linkCartao.cotacaoId), inArray(cotacao.status, [...codeStatuses])));
  await db
    .update(linkCartao)
    .set({ codigo: null })
    .where(and(gt(linkCartao.terminaEm, now), isNotNull(linkCartao.codigo), notExists(waiting)));
}
