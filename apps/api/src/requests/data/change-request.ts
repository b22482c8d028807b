import type { StatusSolicitacao } from '@guiche/domain/enums';
import { type Actor, movedRequest, requestQuoteStatus } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import { noteEvent } from '../../events/data/note-event.ts';
import { quoteStatuses } from '../../quotes/data/request-quotes.ts';
import { type RequestRow, statusOf } from './visible-requests.ts';

/** The fields of a request that may change beside its status, which changes by `moveRequest` alone, and its quote status, which follows. */
export type RequestChange = Partial<Omit<RequestRow, 'uuid' | 'id' | 'agenciaId' | 'versao' | 'status' | 'statusCotacao'>>;

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
  await noteEvent(tx, 'solicitacao', uuid);
}

/** Counts a change of a request's quotes, which the transaction has written: its quote status follows them. @see A-072 */
export async function quotesChanged(tx: Transaction, request: RequestRow): Promise<void> {
  await tx
    .update(solicitacao)
    .set({ statusCotacao: requestQuoteStatus(statusOf(request), await quoteStatuses(tx, request.uuid)), versao: request.versao + 1 })
    .where(eq(solicitacao.uuid, request.uuid));
  await noteEvent(tx, 'solicitacao', request.uuid);
}

/** A change of status, and who makes it. */
export interface RequestMove {
  readonly to: StatusSolicitacao;
  readonly by: Actor;
}

/**
 * Moves a request whose row the transaction has locked to a status that the life cycle names; any other move is refused. Its quotes are
 * moved before, because its quote status follows them.
 * @see Q-096
 */
export async function moveRequest(tx: Transaction, request: RequestRow, { to, by }: RequestMove, change: RequestChange): Promise<void> {
  const status = movedRequest(statusOf(request), to, by);
  await tx
    .update(solicitacao)
    .set({
      ...change,
      status,
      statusCotacao: requestQuoteStatus(status, await quoteStatuses(tx, request.uuid)),
      versao: request.versao + 1,
    })
    .where(eq(solicitacao.uuid, request.uuid));
  await noteEvent(tx, 'solicitacao', request.uuid);
}
