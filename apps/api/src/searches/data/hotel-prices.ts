import type { HotelQuote } from '@guiche/domain/entities';
import { and, eq, lt, sql } from 'drizzle-orm';
import { pesquisaHotel } from '../../db/schema/viajante.ts';
import type { Queryable } from '../../db/transaction.ts';

/** A stay that was searched for. */
type Stay = Pick<HotelQuote, 'cidade' | 'checkin' | 'checkout'> & { readonly adultos: number };

/** What a consolidator offered for stays. */
export interface HotelAnswer {
  readonly agenciaServicoId: string;
  readonly quotes: readonly HotelQuote[];
}

/** How long a price is compared with: after that it has to be searched for again. */
const KEPT_MS = 86_400_000;

const keyOf = ({ cidade, checkin, checkout, adultos }: Stay) => JSON.stringify([cidade, checkin, checkout, adultos]);

/** Keeps the lowest total of each consolidator for what was searched for, in place of the one from before. @see S-108 */
export async function keepHotelPrices(
  db: Queryable,
  servicoId: string,
  adultos: number,
  answers: readonly HotelAnswer[],
  em: Date,
): Promise<void> {
  const lowest = answers.flatMap(({ agenciaServicoId, quotes }) => {
    const [cheapest] = quotes.toSorted((one, other) => one.total - other.total);
    return cheapest ? [{ servicoId, agenciaServicoId, estadia: keyOf({ ...cheapest, adultos }), em, menorTotal: cheapest.total }] : [];
  });
  if (lowest.length === 0) return;
  // In one order, whoever answers first: two searches at once would lock each other's rows for good otherwise.
  const rows = lowest.toSorted((one, other) => (one.agenciaServicoId < other.agenciaServicoId ? -1 : 1));
  await db.delete(pesquisaHotel).where(and(eq(pesquisaHotel.servicoId, servicoId), lt(pesquisaHotel.em, new Date(em.getTime() - KEPT_MS))));
  await db
    .insert(pesquisaHotel)
    .values(rows)
    .onConflictDoUpdate({
      target: [pesquisaHotel.servicoId, pesquisaHotel.agenciaServicoId, pesquisaHotel.estadia],
      set: { em: sql`excluded.em`, menorTotal: sql`excluded.menor_total` },
    });
}

/** The lowest totals for the stay of a quote and a number of people; none when nobody has searched for it. @see S-108 */
export async function hotelPricesFor(db: Queryable, { idServico, ...stay }: Stay & Pick<HotelQuote, 'idServico'>): Promise<number[]> {
  const rows = await db
    .select({ menorTotal: pesquisaHotel.menorTotal })
    .from(pesquisaHotel)
    .where(and(eq(pesquisaHotel.servicoId, idServico), eq(pesquisaHotel.estadia, keyOf(stay))));
  return rows.map(({ menorTotal }) => menorTotal);
}
