import type { Charge } from '@guiche/domain/entities';
import { asc, eq } from 'drizzle-orm';
import { cobranca } from '../../db/schema/cartao.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The billing entries of a quote, the earliest first. @see Q-265 */
export async function chargesOf(db: Queryable, cotacaoId: string): Promise<Charge[]> {
  const rows = await db
    .select({ status: cobranca.status })
    .from(cobranca)
    .where(eq(cobranca.cotacaoId, cotacaoId))
    .orderBy(asc(cobranca.em), asc(cobranca.id));
  // The table holds what the contract's schema accepts.
  return rows.map(({ status }) => ({ statusCobranca: status as Charge['statusCobranca'] }));
}
