import type { LowestPriceRule } from '@guiche/domain/policies';
import { eq } from 'drizzle-orm';
import { regraMenorPreco } from '../../db/schema/cliente.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The lowest-price rule of a client company; null where it has none. @see S-108 */
export async function lowestPriceRuleOf(db: Queryable, idEmpresa: number): Promise<LowestPriceRule | null> {
  const [row] = await db.select().from(regraMenorPreco).where(eq(regraMenorPreco.empresaId, idEmpresa));
  if (!row) return null;
  const { empresaId: _e, ...rule } = row;
  // The column holds what the demo or another product wrote; the contract's schema names its values.
  return rule as LowestPriceRule;
}
