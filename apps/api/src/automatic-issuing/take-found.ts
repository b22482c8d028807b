import { expiredReservationViolations } from '@guiche/domain/air/search';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import { afterIssueEdit, issueEditOf, reservationOf } from '@guiche/domain/issuing';
import { quoteForClient, saveChangesNothing } from '@guiche/domain/quotes';
import { quotesMayChange } from '@guiche/domain/requests';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { approvalOf, valueRule } from '../issuing/approval.ts';
import { keepApproved } from '../issuing/data/service-choices.ts';
import { returnToSelection } from '../issuing/return-to-selection.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { findService, findUnchanged } from '../quotes/find-quote.ts';
import { quotesSeenBy } from '../quotes/quotes-seen-by.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { requestOfService, type ServiceRow } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible, refuseAnothers, refuseUnlessQuoting } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { isOfClient } from '../users/is-of-client.ts';
import { dropFound, lastFound } from './data/found-reservations.ts';

/**
 * Puts the reservation that was found in the place of the expired one, as it was found: whatever the body says, the price is the server's own. A
 * changed total marks the quote, and with the client's rule the request goes back to selection, as after every edit at issue. While the request is
 * quoted nobody has approved a value yet.
 *
 * Errors: 404; 403 for another's request; 409 when somebody changed the quote first; 422 when it may not be replaced, or is not what was found.
 * @see B-061 @see Q-105 @see Q-199 @see Q-258 @see S-344
 */
export function takeFound(
  deps: Deps,
  session: Session,
  idServico: string,
  sent: AirQuote,
): Promise<Pick<AirService, 'escolhida' | 'cotacoes'>> {
  const em = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const uuid = await requestOfService(tx, idServico);
    if (uuid === undefined) throw new CallError(404, 'servico_nao_encontrado');
    const request = await lockVisible(tx, session, { uuid });
    refuseAnothers(request, session);
    const ofClient = isOfClient(session);
    if (ofClient) refuseUnlessQuoting(request);
    const service = await findService(tx, request, idServico, 'AEREO');
    const row = await findUnchanged(tx, service, sent.id, sent.versao);
    const before = quoteOfRow<'AEREO'>(row);
    const { idCotacaoEscolhida } = service;
    const violations = expiredReservationViolations({ status: statusOf(request), quote: before, idCotacaoEscolhida }, em);
    if (violations.length > 0) throw new ViolationsError(violations);
    const offer = await lastFound(tx, sent.id);
    const holds = offer?.validadeReserva != null && new Date(offer.validadeReserva) > em;
    if (!offer || !holds || offer.versao !== row.versao || !saveChangesNothing(sent, ofClient ? quoteForClient(offer) : offer)) {
      throw new ViolationsError([{ key: 'oferta_da_reserva_mudou', field: '' }]);
    }
    const { valorAlteradoEmissao, returnsTo } = quotesMayChange(statusOf(request))
      ? { valorAlteradoEmissao: false, returnsTo: null }
      : await atIssue(tx, { request, service, before, offer });
    const quote: AirQuote = {
      ...offer,
      versao: row.versao + 1,
      valorAlteradoEmissao: before.valorAlteradoEmissao || valorAlteradoEmissao,
    };
    const author = { request, usuarioNome: session.usuario.nome, em };
    await storeQuote(tx, rowOfQuote(quote, { criadaEm: row.criadaEm, atualizadaEm: em }), row);
    await writeQuoteLog(tx, { acao: 'ALTERAR', quote, before, ...author });
    await dropFound(tx, sent.id);
    if (returnsTo === 'SELECAO_COTACAO') await returnToSelection(tx, author);
    else await quotesChanged(tx, request);
    const stored = (await quotesOfRequest(tx, request.uuid)).filter(({ servicoId }) => servicoId === idServico).map(quoteOfRow<'AEREO'>);
    const cotacoes = quotesSeenBy(session, stored);
    const chosen = returnsTo === 'SELECAO_COTACAO' ? undefined : cotacoes.find(({ id }) => id === sent.id);
    return { escolhida: chosen ?? null, cotacoes };
  });
}

interface Renewal {
  readonly request: RequestRow;
  readonly service: ServiceRow;
  readonly before: AirQuote;
  readonly offer: AirQuote;
}

/** What follows at issue, where the client has approved the value of the expired reservation. @see */
async function atIssue(tx: Transaction, { request, service, before, offer }: Renewal): Promise<ReturnType<typeof afterIssueEdit>> {
  const edit = issueEditOf({
    kind: 'AEREO',
    request: approvalOf(request),
    valorAprovado: service.valorAprovado,
    before,
    after: offer,
    approved: service.reservaAprovada,
    rule: await valueRule(tx, request),
  });
  await keepApproved(tx, service, reservationOf('AEREO', before));
  return afterIssueEdit(edit);
}
