import type { CarQuote } from '@guiche/domain/entities';
import { eq } from 'drizzle-orm';
import { pesquisaCarro } from '../../db/schema/viajante.ts';
import type { Queryable } from '../../db/transaction.ts';

/** What a consolidator offered. */
export interface CarAnswer {
  readonly agenciaServicoId: string;
  readonly quotes: readonly CarQuote[];
}

/** Keeps what consolidators offered for a car service, in place of what they offered before. @see S-348 */
export async function keepCarSearch(db: Queryable, servicoId: string, answers: readonly CarAnswer[], em: Date): Promise<void> {
  for (const { agenciaServicoId, quotes } of answers) {
    const row = { em, ofertas: quotes.map((quote) => ({ ...quote })) };
    await db
      .insert(pesquisaCarro)
      .values({ servicoId, agenciaServicoId, ...row })
      .onConflictDoUpdate({ target: [pesquisaCarro.servicoId, pesquisaCarro.agenciaServicoId], set: row });
  }
}

/** What was offered when a car service was last searched for. @see S-348 */
export async function lastCarSearch(db: Queryable, servicoId: string): Promise<CarQuote[]> {
  const rows = await db.select({ ofertas: pesquisaCarro.ofertas }).from(pesquisaCarro).where(eq(pesquisaCarro.servicoId, servicoId));
  // The column holds what `keepCarSearch` wrote.
  return rows.flatMap(({ ofertas }) => ofertas as unknown as CarQuote[]);
}
