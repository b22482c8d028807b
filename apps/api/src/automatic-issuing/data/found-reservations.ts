import type { AirQuote } from '@guiche/domain/entities';
import { eq } from 'drizzle-orm';
import { ofertaReserva } from '../../db/schema/emissao.ts';
import type { Queryable } from '../../db/transaction.ts';

/** Stores the quote that a search found, over an earlier one. */
export async function storeFound(db: Queryable, quote: AirQuote, encontradaEm: Date): Promise<void> {
  const found = { versao: quote.versao, dados: { ...quote }, encontradaEm };
  await db
    .insert(ofertaReserva)
    .values({ cotacaoId: quote.id, ...found })
    .onConflictDoUpdate({ target: ofertaReserva.cotacaoId, set: found });
}

/** The quote that the last search for a quote found. */
export async function lastFound(db: Queryable, cotacaoId: string): Promise<AirQuote | undefined> {
  const [row] = await db.select().from(ofertaReserva).where(eq(ofertaReserva.cotacaoId, cotacaoId));
  // What was stored is what `storeFound` got.
  return row?.dados as AirQuote | undefined;
}

export async function dropFound(db: Queryable, cotacaoId: string): Promise<void> {
  await db.delete(ofertaReserva).where(eq(ofertaReserva.cotacaoId, cotacaoId));
}
