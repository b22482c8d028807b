import { eq } from 'drizzle-orm';
import { cotacao } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { QuoteRow } from './quote-row.ts';

/** Writes a quote: over the stored one, whose status it keeps (`moveQuote` changes it), or as a new one. @see Q-096 */
export async function storeQuote(tx: Transaction, values: QuoteRow, stored: QuoteRow | undefined): Promise<void> {
  if (stored)
    await tx
      .update(cotacao)
      .set({ ...values, status: stored.status })
      .where(eq(cotacao.id, stored.id));
  else await tx.insert(cotacao).values(values);
}
