import type { StatusSolicitacao } from '@guiche/domain/enums';
import { type Actor, movedRequest } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { RequestRow } from './visible-requests.ts';

/** The fields of a request that may change beside its status, which changes by `moveRequest` alone. */
export type RequestChange = Partial<Omit<RequestRow, 'uuid' | 'id' | 'agenciaId' | 'versao' | 'status'>>;

/** Changes a request whose row the transaction has locked, and counts the change. */
export async function changeRequest(
  tx: Transaction,
  { uuid, versao }: Pick<RequestRow, 'uuid' | 'versao'>,
  change: RequestChange = {},
): Promise<void> {
  await tx
    .update(solicitacao)
    .set({ ...change, versao: versao + 1 })
    .where(eq(solicitacao.uuid, uuid));
}

/** A change of status, and who makes it. */
export interface RequestMove {
  readonly to: StatusSolicitacao;
  readonly by: Actor;
}

/** Moves a request whose row the transaction has locked to a status that the life cycle names; any other move is refused. @see Q-096 */
export async function moveRequest(tx: Transaction, request: RequestRow, { to, by }: RequestMove, change: RequestChange): Promise<void> {
  // The table holds what the contract's schema accepted.
  const status = movedRequest(request.status as StatusSolicitacao, to, by);
  await tx
    .update(solicitacao)
    .set({ ...change, status, versao: request.versao + 1 })
    .where(eq(solicitacao.uuid, request.uuid));
}
