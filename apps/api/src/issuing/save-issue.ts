import { fareWithBalance } from '@guiche/domain/balances';
import type { Quote, QuoteOf } from '@guiche/domain/entities';
import type { StatusCotacao, TipoServico } from '@guiche/domain/enums';
import {
  afterIssueEdit,
  type IssueEvent,
  issueEditOf,
  issueEditViolations,
  issueEvent,
  paymentTypeChanged,
  replacementViolations,
  reservationOf,
  valuesAreKept,
} from '@guiche/domain/issuing';
import type { Violation } from '@guiche/domain/messages';
import { saveChangesNothing } from '@guiche/domain/quotes';
import { type BalanceRow, balancesOfQuote, releaseBalances, releaseChosen, reservedAs, useChosen } from '../balances/data/balances.ts';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { type QuoteRow, quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { takeAway } from '../quotes/data/removed-quotes.ts';
import { moveQuote } from '../quotes/data/request-quotes.ts';
import { findService, findUnchanged } from '../quotes/find-quote.ts';
import { judgeQuote } from '../quotes/judge-quote.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import type { ServiceRow } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible, refuseAnothers } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { approvalOf, valueRule } from './approval.ts';
import { chooseInstead, keepApproved } from './data/service-choices.ts';
import { returnToSelection } from './return-to-selection.ts';

/** A pair of quotes as it was sent, with its request and its kind. */
export interface SentIssue<Kind extends TipoServico> {
  readonly idViagem: number;
  readonly kind: Kind;
  readonly cotacaoAntiga: QuoteOf[Kind];
  readonly cotacaoNova: QuoteOf[Kind];
  readonly evento: IssueEvent;
  readonly isAlteracaoTipoPagamento: boolean;
  /** What `useBalance` returned to the form; an empty text when the form reserved nothing, undefined when that is not told. */
  readonly reserva?: string | undefined;
}

interface Place {
  readonly tx: Transaction;
  readonly request: RequestRow;
  readonly service: ServiceRow;
  readonly author: { readonly request: RequestRow; readonly usuarioNome: string; readonly em: Date };
}

const wrong = (field: string): Violation => ({ key: 'campo_invalido', params: { campo: field }, field });

/** Refuses (422) what contradicts the request and the quotes as they are stored. @see Q-098 @see Q-099 */
function refuseContradictions({ evento, isAlteracaoTipoPagamento, cotacaoNova }: SentIssue<TipoServico>, request: RequestRow, old: Quote) {
  const violations: Violation[] = [];
  if (evento !== issueEvent(statusOf(request))) violations.push(wrong('evento'));
  if (isAlteracaoTipoPagamento !== paymentTypeChanged(old, cotacaoNova)) violations.push(wrong('isAlteracaoTipoPagamento'));
  if (violations.length > 0) throw new ViolationsError(violations);
}

function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ViolationsError(violations);
}

/** The fare of a quote with the balance that was reserved for it last; without one the stored fare. @see Q-146 */
function fareAsReserved({ tarifa }: Pick<Quote, 'tarifa'>, reserved: BalanceRow | undefined): number | null {
  if (!reserved) return tarifa;
  return fareWithBalance(reserved.tarifaAntes, { valor: reserved.valorEscolhido ?? 0, envioSaldo: 'INTEGRAL', valorReservado: null });
}

/** Puts an offered quote in the place of the chosen one, which leaves the service. Returns the row of the new one. @see Q-094 @see Q-100 */
async function replaceChosen({ tx, request, service, author }: Place, old: QuoteRow, other: QuoteRow): Promise<QuoteRow> {
  const { usuarioNome, em } = author;
  await takeAway(tx, service, old, em);
  await writeQuoteLog(tx, { acao: 'REMOVER', quote: quoteOfRow(old), request, usuarioNome, em });
  await moveQuote(tx, other, { to: 'EMISSAO_PENDENTE', by: 'AGENCIA' }, author);
  await chooseInstead(tx, service, other.id);
  return findUnchanged(tx, service, other.id, other.versao + 1);
}

/**
 * Saves the chosen quote of a service in the issuing stage, whole or not at all, with its log entry, and returns it as stored. A quote with
 * another id takes the place of the chosen one. A changed total marks the quote, and with the client's rule the request goes back to selection.
 *
 * What the client approved is kept as it is: totals and margins are computed anew only when the clerk changed a value. Errors: 404, 409 when
 * somebody saved it first, 422 with the violations.
 * @see B-061 @see Q-094 @see @see Q-105 @see Q-146 @see Q-252
 */
export function saveIssue<Kind extends TipoServico>(deps: Deps, session: Session, sent: SentIssue<Kind>): Promise<QuoteOf[Kind]> {
  const { idViagem, kind, cotacaoAntiga, cotacaoNova } = sent;
  const now = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const service = await findService(tx, request, cotacaoAntiga.idServico, kind);
    const oldRow = await findUnchanged(tx, service, cotacaoAntiga.id, cotacaoAntiga.versao);
    const old = quoteOfRow<Kind>(oldRow);
    const status = statusOf(request);
    const { idCotacaoEscolhida } = service;
    const author = { request, usuarioNome: session.usuario.nome, em: now };
    const place: Place = { tx, request, service, author };
    let row = oldRow;
    if (cotacaoNova.id === cotacaoAntiga.id) {
      refuse(issueEditViolations({ status, quote: old, idCotacaoEscolhida }));
      refuseContradictions(sent, request, old);
    } else {
      const other = await findUnchanged(tx, service, cotacaoNova.id, cotacaoNova.versao);
      // The table holds what the contract's schema accepted.
      const statusCotacao = other.status as StatusCotacao;
      refuse(replacementViolations({ status, quote: old, idCotacaoEscolhida, other: { id: other.id, statusCotacao } }));
      refuseContradictions(sent, request, old);
      row = await replaceChosen(place, oldRow, other);
    }
    const stored = quoteOfRow<Kind>(row);
    const { used, chosen: reserved } = await balancesOfQuote(tx, row.id);
    const balanceReserved = used !== undefined || reserved !== undefined;
    const { reserva } = sent;
    // Its fare has a balance taken off which another issue may use by now, or in whose place another form chose another one. A form that does not
    // tell what it reserved has the fare of what the quote has.
    const holdsIts = reserva
      ? reserved && reservedAs(reserved) === reserva
      : (stored.utilizaSaldo || (reserva === undefined && balanceReserved)) &&
        (reserva === '' || cotacaoNova.tarifa === fareAsReserved(stored, reserved));
    if (cotacaoNova.utilizaSaldo && !holdsIts) refuse([{ key: 'saldo_nao_reservado', field: '' }]);
    const valuesKept = valuesAreKept(stored, cotacaoNova);
    const judged = await judgeQuote(kind, { ...cotacaoNova, idServico: service.id }, stored, {
      tx,
      session,
      now,
      request,
      service,
      issuing: true,
      valuesKept,
      takesPlace: row !== oldRow,
      balanceReserved,
    });
    const approved = reservationOf(kind, old);
    const { valorAlteradoEmissao, returnsTo } = afterIssueEdit(
      issueEditOf({
        kind,
        request: approvalOf(request),
        valorAprovado: service.valorAprovado,
        before: old,
        after: judged,
        approved: service.reservaAprovada,
        rule: await valueRule(tx, request),
      }),
    );
    const marked: QuoteOf[Kind] = { ...judged, valorAlteradoEmissao: stored.valorAlteradoEmissao || valorAlteradoEmissao };
    const replaced = row !== oldRow;
    // Also when nothing else changes: a form that reserved a balance may have been given up.
    if (!marked.utilizaSaldo) await releaseBalances(tx, row.id);
    else if (reserva === '') await releaseChosen(tx, row.id);
    else await useChosen(tx, row.id);
    if (!replaced && saveChangesNothing(marked, stored)) return stored;
    await keepApproved(tx, service, approved);
    const quote: QuoteOf[Kind] = { ...marked, versao: row.versao + 1 };
    await storeQuote(tx, rowOfQuote(quote, { criadaEm: row.criadaEm, atualizadaEm: now }), row);
    await writeQuoteLog(tx, { acao: 'ALTERAR', quote, before: stored, ...author });
    // Back to approval it goes when its issues are concluded: the clerk confirms the other quotes first. @see Q-103
    if (returnsTo !== 'SELECAO_COTACAO') {
      await quotesChanged(tx, request);
      return quote;
    }
    await returnToSelection(tx, author);
    return quoteOfRow<Kind>(await findUnchanged(tx, service, quote.id, quote.versao + 1));
  });
}
