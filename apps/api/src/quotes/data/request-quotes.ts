import type { StatusCotacao } from '@guiche/domain/enums';
import { type Actor, movedQuote } from '@guiche/domain/requests';
import { asc, eq } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { QuoteRow } from './quote-row.ts';

/** The quotes of a request. Code that writes quotes locks the request's row first, so while it is locked they do not change. */
export async function quotesOfRequest(tx: Transaction, uuid: string): Promise<QuoteRow[]> {
  const rows = await tx
    .select({ cotacao })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(eq(servico.solicitacaoUuid, uuid))
    .orderBy(asc(servico.ordem), asc(cotacao.criadaEm), asc(cotacao.id));
  return rows.map((row) => row.cotacao);
}

/** Moves a quote to a status that the life cycle names for who moves it; any other move is refused. @see Q-096 */
export async function moveQuote(tx: Transaction, quote: QuoteRow, to: StatusCotacao, by: Actor, now: Date): Promise<void> {
  // The table holds what the contract's schema accepted.
  const status = movedQuote(quote.status as StatusCotacao, to, by);
  await tx
    .update(cotacao)
    .set({ status, versao: quote.versao + 1, atualizadaEm: now })
    .where(eq(cotacao.id, quote.id));
}

/** The statuses of the quotes of a request, one for each quote. */
export async function quoteStatuses(tx: Transaction, uuid: string): Promise<StatusCotacao[]> {
  const rows = await tx
    .select({ status: cotacao.status })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(eq(servico.solicitacaoUuid, uuid));
  return rows.map(({ status }) => status as StatusCotacao);
}
