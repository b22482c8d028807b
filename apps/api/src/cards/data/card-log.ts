import { randomUUID } from 'node:crypto';
import type { AcaoCartao, TipoCartao } from '@guiche/domain/enums';
import { and, asc, eq, gt } from 'drizzle-orm';
import { entregaCartao, logCartao } from '../../db/schema/cartao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

/** What is logged of a card. */
export type CardEvent = Omit<typeof logCartao.$inferInsert, 'id' | 'acao' | 'tipo'> & {
  readonly acao: AcaoCartao;
  readonly tipo: TipoCartao;
};

/** Adds an entry to the log, of which nothing is ever changed. @see Q-266 */
export async function writeCardLog(db: Queryable, event: CardEvent): Promise<void> {
  await db.insert(logCartao).values({ ...event, id: randomUUID() });
}

/** Whose views of which card count. */
export interface ViewKey {
  readonly usuarioId: string;
  readonly tipo: TipoCartao;
  /** A quote; for the card of a traveller any quote of the service. */
  readonly of: { readonly cotacaoId: string } | { readonly servicoId: string };
}

/** A logged view, with the card that it has handed out; null before. */
export interface LoggedView {
  readonly id: string;
  readonly cartaoId: string | null;
}

/** The views that a user has logged since a moment, the earliest first. */
export function viewsSince(tx: Transaction, { usuarioId, tipo, of }: ViewKey, since: Date): Promise<LoggedView[]> {
  return tx
    .select({ id: logCartao.id, cartaoId: entregaCartao.cartaoId })
    .from(logCartao)
    .leftJoin(entregaCartao, eq(entregaCartao.logId, logCartao.id))
    .where(
      and(
        eq(logCartao.usuarioId, usuarioId),
        eq(logCartao.acao, 'VISUALIZAR'),
        eq(logCartao.tipo, tipo),
        'cotacaoId' in of ? eq(logCartao.cotacaoId, of.cotacaoId) : eq(logCartao.servicoId, of.servicoId),
        gt(logCartao.em, since),
      ),
    )
    .orderBy(asc(logCartao.em), asc(logCartao.id));
}

/** Notes that a view hands out a card; false when it has handed out another one. A call that is sent again gets the same card again. */
export async function takeView(tx: Transaction, delivery: typeof entregaCartao.$inferInsert): Promise<boolean> {
  const taken = await tx.insert(entregaCartao).values(delivery).onConflictDoNothing().returning({ logId: entregaCartao.logId });
  if (taken.length > 0) return true;
  const [before] = await tx.select({ cartaoId: entregaCartao.cartaoId }).from(entregaCartao).where(eq(entregaCartao.logId, delivery.logId));
  return before?.cartaoId === delivery.cartaoId;
}
