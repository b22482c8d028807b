import type { RequestSummary } from '@guiche/domain/entities';
import { requestChanges } from '@guiche/domain/logs';
import { concludeQuotingViolations, quoteAfterQuoting, statusAfterQuoting } from '@guiche/domain/requests';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote, quotesOfRequest } from '../quotes/data/request-quotes.ts';
import type { Session } from '../session/data/sessions.ts';
import { moveRequest } from './data/change-request.ts';
import { findNamed } from './data/named-requests.ts';
import { writeRequestLog } from './data/request-log.ts';
import { statusOf } from './data/visible-requests.ts';
import { loggedRequest } from './logged-request.ts';
import { lockVisible, refuseAnothers } from './request-access.ts';
import { requestSummary } from './request-head.ts';
import { refuseUnlessSeen, type SeenRequest } from './seen-request.ts';

/** A conclusion: what the clerk saw. */
export interface Conclusion extends SeenRequest {
  readonly uuid: string;
  readonly id: number;
}

/**
 * Concludes quoting: the pending quotes are finished and the request goes to the client.
 *
 * Errors: 409 with the present ones when quotes or status differ from those that the clerk saw, 422 with the violations.
 * @see B-061 @see Q-092 @see Q-255
 */
export function concludeQuoting({ db, now }: Deps, session: Session, seen: Conclusion): Promise<RequestSummary> {
  const moment = now();
  const usuarioNome = session.usuario.nome;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { uuid: seen.uuid });
    refuseAnothers(request, session);
    const status = statusOf(request);
    const quotes = await quotesOfRequest(tx, request.uuid);
    if (seen.id !== request.id) throw new CallError(404, 'solicitacao_nao_encontrada');
    refuseUnlessSeen(seen, status, quotes);
    const violations = concludeQuotingViolations({ status, cotacoes: quotes.map(quoteOfRow) });
    if (violations.length > 0) throw new ViolationsError(violations);
    for (const quote of quotes) {
      if (quote.status === 'COTACAO_PENDENTE')
        await moveQuote(tx, quote, { to: quoteAfterQuoting(quote.status), by: 'AGENCIA' }, { request, usuarioNome, em: moment });
    }
    const to = statusAfterQuoting(status);
    await moveRequest(
      tx,
      request,
      { to, by: 'AGENCIA' },
      {
        analiseDesde: moment,
        justificativaRetorno: null,
      },
    );
    await writeRequestLog(tx, {
      solicitacaoUuid: request.uuid,
      tipo: 'COTACAO_CONCLUIDA',
      usuarioNome,
      alteracoes: requestChanges(loggedRequest(request), { status: to, justificativaRetorno: null }),
      em: moment,
    });
    return requestSummary(await findNamed(tx, request.uuid), session);
  });
}
