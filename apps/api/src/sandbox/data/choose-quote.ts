import { eq } from 'drizzle-orm';
import { servico } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';

/** Writes which quote of a service the client chose, and what it approved, in BRL. @see Q-093 */
export async function chooseQuote(
  tx: Transaction,
  servicoId: string,
  idCotacaoEscolhida: string,
  valorAprovado: number | null,
): Promise<void> {
  await tx.update(servico).set({ idCotacaoEscolhida, valorAprovado, reservaAprovada: null }).where(eq(servico.id, servicoId));
}
