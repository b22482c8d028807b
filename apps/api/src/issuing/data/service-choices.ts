import type { ReservationData } from '@guiche/domain/issuing';
import { eq } from 'drizzle-orm';
import { servico } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ServiceRow } from '../../requests/data/services.ts';

/**
 * Stores the reservation data that the client approved, before the first edit of the chosen quote since then; what is stored already stays.
 * @see Q-104
 */
export async function keepApproved(tx: Transaction, service: ServiceRow, approved: ReservationData): Promise<void> {
  if (service.reservaAprovada !== null) return;
  await tx.update(servico).set({ reservaAprovada: approved }).where(eq(servico.id, service.id));
}

/** Puts another quote in the place of the chosen one; what the client approved stays as it is. @see Q-094 */
export async function chooseInstead(tx: Transaction, service: ServiceRow, idCotacaoEscolhida: string): Promise<void> {
  await tx.update(servico).set({ idCotacaoEscolhida }).where(eq(servico.id, service.id));
}
