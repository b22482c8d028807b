import { randomUUID } from 'node:crypto';
import type { PaymentType } from '@guiche/domain/entities';
import { automaticIssueViolations } from '@guiche/domain/issuing';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { offeredChoices } from '../quotes/data/offered-choices.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { findService, findUnchanged } from '../quotes/find-quote.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { requestOfService } from '../requests/data/services.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible, refuseAnothers } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { insertOrder, openOrderOf } from './data/issue-orders.ts';

/** The kinds of service that a provider issues. */
export type IssuedKind = 'AEREO' | 'HOTEL';

/** A quote that is to be issued, in the version that the clerk saw. */
export interface AskedIssue {
  readonly kind: IssuedKind;
  readonly idServico: string;
  readonly idCotacao: string;
  readonly versao: number;
  readonly novoTipoPagamentoId?: number | undefined;
  /** Why it is issued although something in its check list is open. @see B-031 */
  readonly motivo?: string | undefined;
}

/** The order that was written for an issue. */
export interface IssueIntent {
  readonly pedido: string;
}

/**
 * Writes the order to issue a quote, and marks the quote until its provider has answered; nobody is asked yet. A quote that is marked already has
 * its order, which the call asks about.
 *
 * Errors: 404; 403 for another's request; 409 when somebody changed the quote first, so that of two clerks one issues; 422 with the violations.
 * @see B-031 @see B-061 @see Q-106 @see Q-108 @see Q-111
 */
export function intendIssue(deps: Deps, session: Session, asked: AskedIssue): Promise<IssueIntent> {
  const { kind, idServico, idCotacao, versao, novoTipoPagamentoId } = asked;
  const motivoConferencia = asked.motivo?.trim() || undefined;
  const em = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const uuid = await requestOfService(tx, idServico);
    if (uuid === undefined) throw new CallError(404, 'servico_nao_encontrado');
    const request = await lockVisible(tx, session, { uuid });
    refuseAnothers(request, session);
    const service = await findService(tx, request, idServico, kind);
    const row = await findUnchanged(tx, service, idCotacao, versao);
    const quote = quoteOfRow<typeof kind>(row);
    const open = await openOrderOf(tx, idCotacao);
    if (open) return { pedido: open.id };
    const violations = automaticIssueViolations({
      kind,
      status: statusOf(request),
      quote,
      idCotacaoEscolhida: service.idCotacaoEscolhida,
    });
    if (violations.length > 0) throw new ViolationsError(violations);
    let novoTipoPagamento: PaymentType | null = null;
    if (novoTipoPagamentoId !== undefined) {
      novoTipoPagamento = (await offeredChoices(tx, session.agencia.id, kind).paymentType(novoTipoPagamentoId)) ?? null;
      if (!novoTipoPagamento) {
        throw new ViolationsError([{ key: 'campo_invalido', params: { campo: 'tipoPagamento' }, field: 'tipoPagamento' }]);
      }
    }
    const pedido = randomUUID();
    const usuarioId = session.usuario.id;
    await insertOrder(tx, { id: pedido, solicitacaoUuid: uuid, cotacaoId: idCotacao, usuarioId, novoTipoPagamento, pedidoEm: em });
    const marked = { ...quote, emissaoEmVerificacao: true, versao: row.versao + 1 };
    await storeQuote(tx, rowOfQuote(marked, { criadaEm: row.criadaEm, atualizadaEm: em }), row);
    await writeQuoteLog(tx, {
      acao: 'ALTERAR',
      before: quote,
      quote: marked,
      motivoConferencia,
      request,
      usuarioNome: session.usuario.nome,
      em,
    });
    await quotesChanged(tx, request);
    return { pedido };
  });
}
