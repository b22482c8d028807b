import type { RequestSummary } from '@guiche/domain/entities';
import type { StatusSolicitacao } from '@guiche/domain/enums';
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
import { lockVisible, refuseAnothers } from './request-access.ts';
import { requestSummary } from './request-head.ts';

/** The status and quotes that the clerk saw when concluding. */
export interface Conclusion {
  readonly uuid: string;
  readonly id: number;
  readonly status: StatusSolicitacao;
  readonly cotacoes: readonly { readonly id: string; readonly versao: number }[];
}

/** Whether the clerk saw exactly these quotes, in these versions. */
function sawThese(seen: Conclusion['cotacoes'], present: readonly { readonly id: string; readonly versao: number }[]): boolean {
  const versions = new Map(seen.map(({ id, versao }) => [id, versao]));
  return versions.size === present.length && present.every(({ id, versao }) => versions.get(id) === versao);
}

/**
 * Concludes quoting: the pending quotes are finished and the request goes to the client.
 *
 * Errors: 409 with the present ones when quotes or status differ from those that the clerk saw, 422 with the violations.
 * @see B-061 @see Q-092 @see Q-255
 */
export function concludeQuoting({ db, now }: Deps, session: Session, seen: Conclusion): Promise<RequestSummary> {
  const moment = now();
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { uuid: seen.uuid });
    refuseAnothers(request, session);
    const status = statusOf(request);
    const quotes = await quotesOfRequest(tx, request.uuid);
    if (seen.id !== request.id) throw new CallError(404, 'solicitacao_nao_encontrada');
    if (seen.status !== status || !sawThese(seen.cotacoes, quotes)) {
      const atual = { status, cotacoes: quotes.map(({ id, versao }) => ({ id, versao })) };
      throw new CallError(409, 'solicitacao_alterada_por_outro_usuario', {}, { atual });
    }
    const violations = concludeQuotingViolations({ status, cotacoes: quotes.map(quoteOfRow) });
    if (violations.length > 0) throw new ViolationsError(violations);
    for (const quote of quotes) {
      if (quote.status === 'COTACAO_PENDENTE') await moveQuote(tx, quote, quoteAfterQuoting(quote.status), 'AGENCIA', moment);
    }
    await moveRequest(
      tx,
      request,
      { to: statusAfterQuoting(status), by: 'AGENCIA' },
      {
        analiseDesde: moment,
        justificativaRetorno: null,
      },
    );
    await writeRequestLog(tx, { solicitacaoUuid: request.uuid, tipo: 'COTACAO_CONCLUIDA', usuarioNome: session.usuario.nome, em: moment });
    return requestSummary(await findNamed(tx, request.uuid), session);
  });
}
