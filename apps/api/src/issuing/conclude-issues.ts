import type { AirQuote, HotelQuote, Quote, QuoteOf, RequestSummary } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { concludeIssuingViolations, issueEditOf, quoteAfterIssues, returnsToApproval, statusAfterIssues } from '@guiche/domain/issuing';
import { requestChanges } from '@guiche/domain/logs';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { type QuoteRow, quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote, quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { findNamed } from '../requests/data/named-requests.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { type ServiceRow, servicesOfRequest } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { lockVisible, refuseAnothers } from '../requests/request-access.ts';
import { requestSummary } from '../requests/request-head.ts';
import { refuseUnlessSeen, type SeenRequest } from '../requests/seen-request.ts';
import type { Session } from '../session/data/sessions.ts';
import { approvalOf, valueRule } from './approval.ts';

/** A conclusion of issues: what the clerk saw. */
export interface IssueConclusion extends SeenRequest {
  readonly id: number;
  /** Whether the clerk was told that the request goes back to approval; undefined for changed issues, whose call does not say it. */
  readonly voltaraAprovacao?: boolean;
  /** Why they are concluded although something in the check list is open. @see B-031 */
  readonly motivo?: string | undefined;
}

interface ChosenQuote {
  readonly service: ServiceRow;
  readonly row: QuoteRow;
  readonly quote: Quote;
}

function chosenOf(services: readonly ServiceRow[], rows: readonly QuoteRow[]): ChosenQuote[] {
  return services.flatMap((service) => {
    const row = rows.find(({ id }) => id === service.idCotacaoEscolhida);
    return row ? [{ service, row, quote: quoteOfRow(row) }] : [];
  });
}

/** Whether one of the chosen quotes sends the request back to approval. @see Q-103 @see Q-104 */
async function goesBack(tx: Transaction, request: RequestRow, chosen: readonly ChosenQuote[]): Promise<boolean> {
  const rule = await valueRule(tx, request);
  return chosen.some(({ service, quote }) => {
    // The table holds what the contract's schema accepted.
    const kind = service.tipoServico as TipoServico;
    const whole = quote as QuoteOf[typeof kind];
    const { valorAprovado, reservaAprovada: approved } = service;
    return returnsToApproval(
      issueEditOf({ kind, request: approvalOf(request), valorAprovado, before: whole, after: whole, approved, rule }),
    );
  });
}

/**
 * Concludes the issues of a request, first ones or changed ones: the confirmed quotes are issued and the request goes to the closing. While
 * values or reservations are not those that the client approved, it goes back to approval instead, and its quotes stay.
 *
 * Errors: 409 with the present state when it is not the one that the clerk saw, also about the way back; 422 with the violations.
 * @see B-031 @see B-061 @see Q-095 @see Q-103 @see Q-104 @see Q-230 @see Q-253 @see Q-254
 */
export function concludeIssues(
  { db, now }: Deps,
  session: Session,
  { id, voltaraAprovacao, motivo, ...seen }: IssueConclusion,
): Promise<RequestSummary> {
  const moment = now();
  const usuarioNome = session.usuario.nome;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id });
    refuseAnothers(request, session);
    const status = statusOf(request);
    const rows = await quotesOfRequest(tx, request.uuid);
    refuseUnlessSeen(seen, status, rows);
    const services = await servicesOfRequest(tx, request);
    const chosen = chosenOf(services, rows);
    const violations = concludeIssuingViolations({
      status,
      cotacoes: rows.map(quoteOfRow),
      escolhidas: chosen.map(({ quote }) => quote),
      aereosEscolhidos: chosen.filter(({ service }) => service.tipoServico === 'AEREO').map(({ quote }) => quote as AirQuote),
      hoteisEscolhidos: chosen.filter(({ service }) => service.tipoServico === 'HOTEL').map(({ quote }) => quote as HotelQuote),
    });
    if (violations.length > 0) throw new ViolationsError(violations);
    const back = await goesBack(tx, request, chosen);
    if (voltaraAprovacao !== undefined && voltaraAprovacao !== back) throw new CallError(409, 'solicitacao_alterada_por_outro_usuario');
    const to = statusAfterIssues(status, back ? 'APROVACAO_ALTERACAO' : null);
    if (!back) {
      for (const { row, quote } of chosen) {
        const next = quoteAfterIssues(quote.statusCotacao);
        if (next !== quote.statusCotacao) await moveQuote(tx, row, { to: next, by: 'AGENCIA' }, { request, usuarioNome, em: moment });
      }
    }
    await moveRequest(tx, request, { to, by: 'AGENCIA' }, { justificativaRetorno: null, analiseDesde: back ? moment : null });
    await writeRequestLog(tx, {
      solicitacaoUuid: request.uuid,
      tipo: 'EMISSAO_CONCLUIDA',
      usuarioNome,
      alteracoes: requestChanges(loggedRequest(request), {
        status: to,
        justificativaRetorno: null,
        motivoConferencia: motivo?.trim() || null,
      }),
      em: moment,
    });
    return requestSummary(await findNamed(tx, request.uuid), session);
  });
}
