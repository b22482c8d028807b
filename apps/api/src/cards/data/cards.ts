import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { cartao } from '../../db/schema/cartao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type CardRow = typeof cartao.$inferSelect;

/** A card that its provider has generated, or that never needed one: its number can be masked. */
export type KnownCardRow = CardRow & { readonly mascara: string };

function known(row: CardRow | undefined): KnownCardRow | undefined {
  return row && row.mascara !== null ? { ...row, mascara: row.mascara } : undefined;
}

/** The card of a traveller of a client company; undefined when there is none. */
export async function cardOfTraveller(db: Queryable, viajanteId: string, empresaId: number): Promise<KnownCardRow | undefined> {
  const [row] = await db
    .select()
    .from(cartao)
    .where(and(eq(cartao.tipo, 'VIAJANTE'), eq(cartao.viajanteId, viajanteId), eq(cartao.empresaId, empresaId)));
  return known(row);
}

/** A fixed card of a client company; undefined when the company has no card of that id. */
export async function fixedCard(db: Queryable, id: string, empresaId: number): Promise<KnownCardRow | undefined> {
  const [row] = await db
    .select()
    .from(cartao)
    .where(and(eq(cartao.id, id), eq(cartao.tipo, 'FIXO'), eq(cartao.empresaId, empresaId)));
  return known(row);
}

/** The fixed cards of some ids, by their id. */
export async function fixedCards(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, KnownCardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cartao)
    .where(and(inArray(cartao.id, [...new Set(ids)]), eq(cartao.tipo, 'FIXO')));
  return new Map(rows.flatMap((row) => known(row) ?? []).map((card) => [card.id, card]));
}

/** The virtual card of a quote: the one that can be charged, else the one that was cancelled last; undefined when there was none. */
export async function virtualCardOfQuote(db: Queryable, cotacaoId: string): Promise<KnownCardRow | undefined> {
  const [row] = await db
    .select()
    .from(cartao)
    .where(and(eq(cartao.cotacaoId, cotacaoId), eq(cartao.tipo, 'VCN'), isNotNull(cartao.mascara)))
    .orderBy(desc(isNull(cartao.canceladoEm)), desc(cartao.canceladoEm))
    .limit(1);
  return known(row);
}

/** A virtual card by its own id, generated or about to be; undefined when there is none. */
export async function virtualCard(db: Queryable, id: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(cartao)
    .where(and(eq(cartao.id, id), eq(cartao.tipo, 'VCN')));
  return row;
}

/** The virtual card of a quote that can be charged, or that is about to be generated; undefined when there is none. */
export async function heldVirtualCard(tx: Transaction, cotacaoId: string): Promise<CardRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartao)
    .where(and(eq(cartao.cotacaoId, cotacaoId), eq(cartao.tipo, 'VCN'), isNull(cartao.canceladoEm)));
  return row;
}

/** The place of a virtual card that is about to be generated. */
export async function insertVirtualCard(
  tx: Transaction,
  place: Pick<typeof cartao.$inferInsert, 'id' | 'empresaId' | 'cotacaoId' | 'servicoId' | 'criadoPor' | 'criadoEm'>,
): Promise<void> {
  await tx.insert(cartao).values({ ...place, tipo: 'VCN', titular: '', validade: '' });
}

/** Takes the generating of a card: false while another try, begun after `since`, has it, and once the card is there. */
export async function takeGenerating(
  db: Queryable,
  id: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const free = or(isNull(cartao.tentadoEm), lt(cartao.tentadoEm, since));
  const taken = await db
    .update(cartao)
    .set({ tentadoEm: now })
    .where(and(eq(cartao.id, id), isNull(cartao.mascara), free))
    .returning({ id: cartao.id });
  return taken.length > 0;
}

/** Gives the generating back after a try without a response, so that the next one need not wait. */
export async function giveGeneratingBack(db: Queryable, id: string): Promise<void> {
  await db.update(cartao).set({ tentadoEm: null }).where(eq(cartao.id, id));
}

/** Deletes the place of a card that its provider refused. */
export async function dropRefused(db: Queryable, id: string): Promise<void> {
  await db.delete(cartao).where(and(eq(cartao.id, id), isNull(cartao.mascara)));
}

/** Stores what the provider generated; the number is encrypted. */
export async function storeGenerated(
  tx: Transaction,
  id: string,
  made: Readonly<Record<'numero' | 'mascara' | 'titular' | 'validade', string>>,
): Promise<void> {
  await tx.update(cartao).set(made).where(eq(cartao.id, id));
}

/** Notes that a card was cancelled, and erases its number. */
export async function storeCancelled(tx: Transaction, id: string, by: { readonly usuarioId: string; readonly em: Date }): Promise<void> {
  await tx
    .update(cartao)
    .set({ numero: null, canceladoPor: by.usuarioId, canceladoEm: by.em })
    .where(and(eq(cartao.id, id), isNull(cartao.canceladoEm)));
}
