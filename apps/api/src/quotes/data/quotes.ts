import { eq } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ServiceRow } from '../../requests/data/services.ts';
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

/** Deletes a quote; the service that chose it has no chosen one afterwards. @see Q-102 */
export async function deleteQuote(tx: Transaction, service: ServiceRow, id: string): Promise<void> {
  await tx.delete(cotacao).where(eq(cotacao.id, id));
  if (service.idCotacaoEscolhida === id) await tx.update(servico).set({ idCotacaoEscolhida: null }).where(eq(servico.id, service.id));
}
