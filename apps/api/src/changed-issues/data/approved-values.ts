import { eq } from 'drizzle-orm';
import { servico } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ServiceRow } from '../../requests/data/services.ts';

/** Writes what the client approves of a service: a value in BRL, and the reservation of its chosen quote as it is now. @see */
export async function approveChosen(tx: Transaction, { id }: Pick<ServiceRow, 'id'>, valorAprovado: number | null): Promise<void> {
  // Null stands for the reservation of the chosen quote.
  await tx.update(servico).set({ valorAprovado, reservaAprovada: null }).where(eq(servico.id, id));
}

/** Writes what a client says about a service that is to be changed. @see A-109 */
export async function noteWish(tx: Transaction, { id, dados }: Pick<ServiceRow, 'id' | 'dados'>, observacao: string): Promise<void> {
  await tx
    .update(servico)
    .set({ dados: { ...dados, observacao } })
    .where(eq(servico.id, id));
}
