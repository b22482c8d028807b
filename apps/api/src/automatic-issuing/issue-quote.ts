import type { PaymentType, QuoteOf, TravellerCard } from '@guiche/domain/entities';
import type { AirIssueAnswer, HotelIssueAnswer, STATUS_EMISSAO_AUTOMATICA } from '@guiche/domain/issuing';
import { notIssued, withIssueAnswer } from '@guiche/domain/issuing';
import { withoutCardNumbers } from '@guiche/domain/logs';
import { shownCard } from '@guiche/domain/payments';
import type { FastifyBaseLogger } from 'fastify';
import { writeCardLog } from '../cards/data/card-log.ts';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { textOf } from '../http/texts.ts';
import { selectQuote, selectQuoteLocked } from '../quotes/data/find-quote.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { type QuoteRow, quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { IssueAnswer, IssueOrder, IssuePort } from '../sandbox/issue-port.ts';
import { sandboxAirIssues, sandboxHotelIssues } from '../sandbox/sandbox-issues.ts';
import type { Session } from '../session/data/sessions.ts';
import { answerOrder, findOrder, lockOrder, noteUnanswered, type OrderRow, takeToAsk, takeToSend } from './data/issue-orders.ts';
import type { IssuedKind } from './intend-issue.ts';

interface FieldsOf {
  readonly AEREO: AirIssueAnswer;
  readonly HOTEL: HotelIssueAnswer;
}
type Ports = { readonly [Kind in IssuedKind]: IssuePort<QuoteOf[Kind], FieldsOf[Kind]> };
const PORTS: Ports = { AEREO: sandboxAirIssues, HOTEL: sandboxHotelIssues };

/** How long a provider may take: less than a browser waits. */
const ANSWER_MS = 20_000;
/** After this time a server that was to ask has died: a living one has given up before. */
const ASKING_MS = 60_000;
/** The longest text that the wire takes. */
const LONGEST = 4000;

/** What is kept of an answer: no card, and no card number in its texts. */
interface KeptAnswer<Fields> {
  readonly erro: string | null;
  readonly originalResponse: string | null;
  readonly solicitacaoWex: string | null;
  readonly mensagemRetornoWex: string | null;
  readonly fields: Fields | null;
}

/** The response of the call. */
export interface IssueOutcome<Kind extends IssuedKind> extends Omit<KeptAnswer<FieldsOf[Kind]>, 'fields'> {
  readonly status: (typeof STATUS_EMISSAO_AUTOMATICA)[number];
  readonly cartaoWex: TravellerCard | null;
  readonly fields: FieldsOf[Kind] | null;
  readonly cotacao: QuoteOf[Kind];
}

/** The order of the call, and who makes it. */
export interface IssueTurn<Kind extends IssuedKind> {
  readonly kind: Kind;
  readonly pedido: string;
  readonly session: Session;
  readonly language: Parameters<typeof textOf>[0];
  readonly log: FastifyBaseLogger;
}

const withoutCards = (text: string | null) => (text === null ? null : withoutCardNumbers(text).slice(0, LONGEST));

function keptOf<Fields>(answer: IssueAnswer<Fields>): KeptAnswer<Fields> {
  return {
    erro: answer.issued ? null : withoutCards(answer.erro),
    originalResponse: withoutCards(answer.originalResponse),
    solicitacaoWex: answer.solicitacaoWex,
    mensagemRetornoWex: withoutCards(answer.mensagemRetornoWex),
    fields: answer.issued ? answer.fields : null,
  };
}

/** A card as the caller may see it: for who may not, masked here, so that its number does not leave the server. @see Q-035 */
function cardFor(session: Session, card: TravellerCard | null): TravellerCard | null {
  if (card === null || session.usuario.visualizaDadosCartao) return card;
  const { numero, nome } = shownCard(card, { visualizaDadosCartao: false });
  return { numero, cvv: null, titular: nome };
}

/** The response to an order as it is stored. */
function outcomeOf<Kind extends IssuedKind>(order: OrderRow, cotacao: QuoteOf[Kind], card: TravellerCard | null): IssueOutcome<Kind> {
  const nothing = { erro: null, originalResponse: null, solicitacaoWex: null, mensagemRetornoWex: null, fields: null };
  // What was stored is what `keptOf` returned.
  const kept = (order.resposta as unknown as KeptAnswer<FieldsOf[Kind]> | null) ?? nothing;
  const status = order.respondidoEm === null ? 'PENDING' : order.situacao === 'EMITIDO' ? 'SUCCESS' : 'ERROR';
  return { ...kept, status, cartaoWex: card, cotacao };
}

function found(order: OrderRow | undefined): OrderRow {
  if (!order) throw new CallError(404, 'registro_nao_encontrado');
  return order;
}

/** The quote of an order as it is stored now. */
function rowFound(row: QuoteRow | undefined): QuoteRow {
  if (!row) throw new CallError(404, 'cotacao_nao_encontrada');
  return row;
}

/**
 * Stores what a provider answered in the order and in the quote, whole or not at all; an answer that is there already stays. A card that the caller is
 * about to see is logged as one that was viewed.
 * @see
 */
async function settle<Kind extends IssuedKind>(
  deps: Deps,
  { kind, pedido, session }: IssueTurn<Kind>,
  answer: IssueAnswer<FieldsOf[Kind]>,
): Promise<{ readonly order: OrderRow; readonly quote: QuoteOf[Kind] }> {
  const em = deps.now();
  return withTransaction(deps.db, async (tx: Transaction) => {
    const { solicitacaoUuid, cotacaoId } = found(await findOrder(tx, pedido));
    const request = await lockVisible(tx, session, { uuid: solicitacaoUuid });
    const order = found(await lockOrder(tx, pedido));
    const row = rowFound(await selectQuoteLocked(tx, cotacaoId));
    const stored = quoteOfRow<Kind>(row);
    const { usuario } = session;
    if (answer.cartaoWex !== null && usuario.visualizaDadosCartao) {
      const { id: usuarioId, nome: usuarioNome } = usuario;
      const { servicoId } = row;
      await writeCardLog(tx, { acao: 'VISUALIZAR', tipo: 'VCN', cotacaoId, servicoId, solicitacaoUuid, usuarioId, usuarioNome, em });
    }
    // Issued is issued, whatever was thought before.
    if (order.respondidoEm !== null && (order.situacao === 'EMITIDO' || !answer.issued)) return { order, quote: stored };
    const kept = keptOf(answer);
    const resposta = { ...kept };
    const situacao = answer.issued ? 'EMITIDO' : 'RECUSADO';
    await answerOrder(tx, pedido, { situacao, respondidoEm: em, resposta });
    const { emissaoEmVerificacao: _known, ...known } = stored;
    const plain = known as QuoteOf[Kind];
    const paid = order.novoTipoPagamento === null ? plain : { ...plain, tipoPagamento: order.novoTipoPagamento as unknown as PaymentType };
    const settled = answer.issued ? withIssueAnswer(kind, paid, answer.fields) : notIssued(kind, plain);
    const quote: QuoteOf[Kind] = { ...settled, versao: row.versao + 1 };
    await storeQuote(tx, rowOfQuote(quote, { criadaEm: row.criadaEm, atualizadaEm: em }), row);
    await writeQuoteLog(tx, { acao: 'ALTERAR', before: stored, quote, request, usuarioNome: usuario.nome, em });
    await quotesChanged(tx, request);
    return { order: { ...order, situacao, respondidoEm: em, resposta }, quote };
  });
}

/** Asks the provider, once for the whole of an order's sending; undefined when there is no answer, which the order then says. */
async function ask<Kind extends IssuedKind>(
  deps: Deps,
  { kind, pedido, session, language, log }: IssueTurn<Kind>,
  quote: QuoteOf[Kind],
  order: OrderRow,
): Promise<IssueAnswer<FieldsOf[Kind]> | undefined> {
  const now = deps.now();
  const sends = await takeToSend(deps.db, pedido, now);
  if (!sends && !(await takeToAsk(deps.db, pedido, { now, since: new Date(now.getTime() - ASKING_MS) }))) return undefined;
  const port: IssuePort<QuoteOf[Kind], FieldsOf[Kind]> = PORTS[kind];
  const { novoTipoPagamento } = order;
  const sent: IssueOrder<QuoteOf[Kind]> = {
    reference: pedido,
    quote,
    tipoPagamento: novoTipoPagamento === null ? quote.tipoPagamento : (novoTipoPagamento as unknown as PaymentType),
    emissor: session.usuario.nome,
    now,
  };
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await (sends ? port.issue(sent, signal) : port.outcomeOf(sent, signal));
    if (answer === 'never received') {
      const erro = textOf(language, 'emissao_nao_encontrada_no_fornecedor');
      return { issued: false, erro, originalResponse: null, solicitacaoWex: null, cartaoWex: null, mensagemRetornoWex: null };
    }
    if (answer !== 'unknown') return answer;
  } catch (error) {
    // What it says may hold what was sent: the log has the kind of error alone.
    log.warn({ pedido, erro: error instanceof Error ? error.name : 'unknown' }, 'a provider did not answer an issue');
  }
  await noteUnanswered(deps.db, pedido);
  return undefined;
}

/**
 * Carries an order out as far as it goes: sends it once, or asks what became of it, and stores the answer. Without an answer the quote stays
 * marked. The card of the answer goes to the caller, masked as the caller may see it, and is not kept.
 * @see Q-035 @see Q-112 @see Q-113 @see Q-291
 */
export async function issueQuote<Kind extends IssuedKind>(deps: Deps, turn: IssueTurn<Kind>): Promise<IssueOutcome<Kind>> {
  const order = found(await findOrder(deps.db, turn.pedido));
  const present = async () => quoteOfRow<Kind>(rowFound(await selectQuote(deps.db, order.cotacaoId)));
  if (order.respondidoEm !== null) return outcomeOf(order, await present(), null);
  const answer = await ask(deps, turn, await present(), order);
  if (answer === undefined) return outcomeOf(found(await findOrder(deps.db, turn.pedido)), await present(), null);
  const settled = await settle(deps, turn, answer);
  return outcomeOf(settled.order, settled.quote, cardFor(turn.session, answer.cartaoWex));
}
