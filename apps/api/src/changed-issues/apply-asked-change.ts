import {
  askedChangeViolations,
  type PedidoAlteracao,
  quoteAfterAskedChange,
  segmentsToCancel,
  statusAfterAskedChange,
} from '@guiche/domain/changed-issues';
import { requestChanges } from '@guiche/domain/logs';
import type { Transaction } from '../db/transaction.ts';
import { ViolationsError } from '../http/call-error.ts';
import { type QuoteRow, quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { issueDeadline } from '../requests/deadlines.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import type { ChangeAuthor } from './apply-decision.ts';

/** What a client asks for: quotes to change or to cancel, of a flight only some segments. */
export interface AskedChange {
  readonly pedido: PedidoAlteracao;
  readonly quotes: readonly QuoteRow[];
  /** Segments of an air quote to cancel, counted from 0; without it all. */
  readonly segmentos?: readonly number[] | undefined;
}

/**
 * Writes that a client asks to change or to cancel issues: their quotes and the request are changed by the agency from now on. The request's row
 * must be locked. Errors: 422 with the violations. @see
 */
export async function applyAskedChange(
  tx: Transaction,
  request: RequestRow,
  { pedido, quotes, segmentos }: AskedChange,
  author: ChangeAuthor,
): Promise<void> {
  const violations = askedChangeViolations(statusOf(request), quotes.map(quoteOfRow), pedido);
  if (violations.length > 0) throw new ViolationsError(violations);
  for (const row of quotes) {
    const quote = quoteOfRow<'AEREO'>(row);
    const to = quoteAfterAskedChange(quote.statusCotacao, pedido);
    const changed = segmentos === undefined ? quote : { ...quote, segmentos: segmentsToCancel(quote.segmentos, segmentos) };
    await moveQuote(tx, row, { to, by: 'CLIENTE' }, { request, ...author }, { acao: 'ALTERAR', quote: changed });
  }
  const to = statusAfterAskedChange(statusOf(request));
  const dataVencimentoEmissao = issueDeadline(author.em);
  await moveRequest(tx, request, { to, by: 'CLIENTE' }, { dataVencimentoEmissao });
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: 'ALTERACAO_PEDIDA',
    ...author,
    alteracoes: requestChanges(loggedRequest(request), { status: to, dataVencimentoEmissao: dataVencimentoEmissao.toISOString() }),
  });
}
