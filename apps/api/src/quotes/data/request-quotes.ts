import type { Quote } from '@guiche/domain/entities';
import type { StatusCotacao } from '@guiche/domain/enums';
import { type Actor, movedQuote } from '@guiche/domain/requests';
import { asc, eq } from 'drizzle-orm';
import { withSettledBalance } from '../../balances/settled-balance.ts';
import { eraseEndedCodes } from '../../cards/data/card-codes.ts';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type QuoteEvent, writeQuoteLog } from './quote-log.ts';
import { type QuoteRow, quoteOfRow, rowOfQuote } from './quote-row.ts';

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

/** A change of a quote's status, and who makes it. */
export interface QuoteMove {
  readonly to: StatusCotacao;
  readonly by: Actor;
}

/** What changes in a quote together with its status, and how the log calls it. */
export interface MovedFields extends Pick<QuoteEvent, 'acao' | 'calculo'> {
  /** The quote with its new fields; status and version follow from the move. */
  readonly quote: Quote;
}

/**
 * Moves a quote to a status that the life cycle names for who moves it, with its log entry and with the fields that change along with it;
 * any other move is refused. Returns the quote as it is stored then.
 * @see B-034, Q-096
 */
export async function moveQuote(
  tx: Transaction,
  quote: QuoteRow,
  { to, by }: QuoteMove,
  author: Pick<QuoteEvent, 'request' | 'usuarioNome' | 'em'>,
  { quote: changed, ...event }: MovedFields = { acao: 'ALTERAR', quote: quoteOfRow(quote) },
): Promise<QuoteRow> {
  // The table holds what the contract's schema accepted.
  const status = movedQuote(quote.status as StatusCotacao, to, by);
  const { criadaEm, versao } = quote;
  const stored = await withSettledBalance(tx, { ...changed, statusCotacao: status, versao: versao + 1 });
  const moved = rowOfQuote(stored, { criadaEm, atualizadaEm: author.em });
  await tx.update(cotacao).set(moved).where(eq(cotacao.id, quote.id));
  // At once, not only when outdated rows are dropped. @see B-062
  await eraseEndedCodes(tx, quote.servicoId);
  await writeQuoteLog(tx, { ...event, before: quoteOfRow(quote), quote: stored, ...author });
  return moved;
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
