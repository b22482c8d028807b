import { quoteAfterEnd, segmentsAwaitingNothing, statusAfterEnd } from '@guiche/domain/changed-issues';
import { requestChanges } from '@guiche/domain/logs';
import { quoteChanged } from '@guiche/domain/quotes';
import type { Transaction } from '../db/transaction.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote, quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { answererOf } from './answerer-of.ts';

/** Writes that a client ends a request: what was offered is cancelled, what was issued waits for its cancellation. The request's row must be locked. @see Q-096 */
export async function applyClientEnd(tx: Transaction, request: RequestRow, em: Date): Promise<void> {
  const author = { usuarioNome: answererOf(request), em };
  for (const row of await quotesOfRequest(tx, request.uuid)) {
    const before = quoteOfRow(row);
    const to = quoteAfterEnd(before.statusCotacao);
    const quote = 'segmentos' in before ? { ...before, segmentos: segmentsAwaitingNothing(before.segmentos) } : before;
    if (to === before.statusCotacao && !quoteChanged(quote, before)) continue;
    await moveQuote(tx, row, { to, by: 'CLIENTE' }, { request, ...author }, { acao: 'ALTERAR', quote });
  }
  const to = statusAfterEnd(statusOf(request));
  await moveRequest(tx, request, { to, by: 'CLIENTE' }, { analiseDesde: null, sandboxRespondeEm: null });
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: 'SOLICITACAO_ENCERRADA',
    ...author,
    alteracoes: requestChanges(loggedRequest(request), { status: to }),
  });
}
