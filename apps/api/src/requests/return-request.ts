import { segmentsAwaitingNothing } from '@guiche/domain/changed-issues';
import type { RequestSummary } from '@guiche/domain/entities';
import { issueInDoubtViolations } from '@guiche/domain/issuing';
import { requestChanges } from '@guiche/domain/logs';
import { quoteName } from '@guiche/domain/quotes';
import { quoteAfterReturn, returnViolations, statusAfterReturn } from '@guiche/domain/requests';
import { toggleIsOn } from '@guiche/domain/session';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote, quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { allFeatureToggles } from '../session/data/feature-toggles.ts';
import type { Session } from '../session/data/sessions.ts';
import { moveRequest } from './data/change-request.ts';
import { findNamed } from './data/named-requests.ts';
import { writeRequestLog } from './data/request-log.ts';
import { forgetChoices } from './data/services.ts';
import { statusOf } from './data/visible-requests.ts';
import { loggedRequest } from './logged-request.ts';
import { lockVisible, refuseAnothers } from './request-access.ts';
import { requestSummary } from './request-head.ts';
import { refuseUnlessSeen, type SeenRequest } from './seen-request.ts';

/** A return: what the clerk saw, and why it goes back. */
export interface Return extends SeenRequest {
  readonly id: number;
  readonly justificativa: string;
}

/**
 * Returns a request one step, and its quotes with it. Whoever gets it reads the justification. Back with the client, its choice is open again.
 *
 * Errors: 409 with the present ones when quotes or status differ from those that the clerk saw, 422 with the violations.
 * @see B-061 @see Q-234 @see Q-235 @see Q-259
 */
export function returnRequest({ db, now }: Deps, session: Session, { id, justificativa, ...seen }: Return): Promise<RequestSummary> {
  const moment = now();
  const usuarioNome = session.usuario.nome;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id });
    refuseAnothers(request, session);
    const status = statusOf(request);
    const rows = await quotesOfRequest(tx, request.uuid);
    refuseUnlessSeen(seen, status, rows);
    const toggleOn = toggleIsOn(await allFeatureToggles(tx), 'RETORNAR_RELATORIO');
    const violations = [
      ...returnViolations({ status, toggleOn, history: false }, justificativa),
      ...issueInDoubtViolations(rows.map(quoteOfRow)),
    ];
    if (violations.length > 0) throw new ViolationsError(violations);
    const quotes = rows.map((row) => ({ row, quote: quoteOfRow(row) }));
    const to = statusAfterReturn(
      status,
      quotes.map(({ quote }) => quote),
    );
    if (to === null) throw new Error(`${status} was judged as one that can be returned from`);
    const author = { request, usuarioNome, em: moment };
    for (const { row, quote } of quotes) {
      const next = quoteAfterReturn(quote, to);
      if (next === quote.statusCotacao) continue;
      const back = 'segmentos' in quote ? { ...quote, segmentos: segmentsAwaitingNothing(quote.segmentos) } : quote;
      await moveQuote(tx, row, { to: next, by: 'AGENCIA' }, author, { acao: 'ALTERAR', quote: back });
    }
    const choosesAgain = to === 'SELECAO_COTACAO';
    const chosen: ReadonlySet<string> = choosesAgain ? await forgetChoices(tx, rows) : new Set();
    const justificativaRetorno = justificativa.trim();
    await moveRequest(
      tx,
      request,
      { to, by: 'AGENCIA' },
      { analiseDesde: choosesAgain ? moment : null, sandboxRespondeEm: null, justificativaRetorno },
    );
    const escolhidas = quotes.filter(({ quote }) => chosen.has(quote.id)).map(({ quote }) => quoteName(quote));
    await writeRequestLog(tx, {
      solicitacaoUuid: request.uuid,
      tipo: 'SOLICITACAO_RETORNADA',
      usuarioNome,
      alteracoes: requestChanges({ ...loggedRequest(request), escolhidas }, { status: to, justificativaRetorno, escolhidas: [] }),
      em: moment,
    });
    return requestSummary(await findNamed(tx, request.uuid), session);
  });
}
