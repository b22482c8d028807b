import { eq, sql } from 'drizzle-orm';
import { moeda } from '../../db/schema/referencia.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The rate of a currency against a base currency, with six decimals; undefined where one of them is unknown. @see */
export async function rateOf(db: Queryable, id: number, baseId: number): Promise<number | undefined> {
  // The quotient of two rates, exact to the sixth decimal: the database divides decimals.
  const base = db.select({ cotacao: moeda.cotacao }).from(moeda).where(eq(moeda.id, baseId));
  const [row] = await db
    .select({ cotacao: sql<string | null>`round(${moeda.cotacao} / (${base}), 6)` })
    .from(moeda)
    .where(eq(moeda.id, id));
  return row === undefined || row.cotacao === null ? undefined : Number(row.cotacao);
}
