import { type LoggedRequest, requestChanges } from '@guiche/domain/logs';
import { inNationalCurrency } from '@guiche/domain/pricing';
import { choiceIsOptional, comparableTotal, offeredQuotes, quoteName } from '@guiche/domain/quotes';
import { clientMayDecide, quoteAfterDecision, statusAfterDecision } from '@guiche/domain/requests';
import { withoutItsBalance } from '../balances/settled-balance.ts';
import type { Transaction } from '../db/transaction.ts';
import { type QuoteEvent, writeQuoteLog } from '../quotes/data/quote-log.ts';
import { type QuoteRow, quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { moveQuote, quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { chosenServices } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { issueDeadline, quoteDeadline } from '../requests/deadlines.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { answererOf } from './answerer-of.ts';
import type { ClientAnswer, OfferedQuote } from './client-port.ts';
import { chooseQuote } from './data/choose-quote.ts';

/** The services of a request, and the rows of the quotes that the client may choose from. @see Q-094 @see Q-105 */
async function offeredRows(tx: Transaction, request: RequestRow): Promise<{ readonly opcional: boolean; readonly rows: QuoteRow[] }[]> {
  const services = await chosenServices(tx, await quotesOfRequest(tx, request.uuid));
  return services.map((service) => ({ opcional: choiceIsOptional(service), rows: offeredQuotes(service).map(({ row }) => row) }));
}

/** What a client decides by who chooses no more than has to be chosen, or else of all that may be. */
export async function offersTo(tx: Transaction, request: RequestRow): Promise<OfferedQuote[]> {
  const services = await offeredRows(tx, request);
  const required = services.filter(({ opcional }) => !opcional).flatMap(({ rows }) => rows);
  const quotes = (required.length > 0 ? required : services.flatMap(({ rows }) => rows)).map(quoteOfRow);
  return quotes.map((quote) => ({ id: quote.id, idServico: quote.idServico, total: comparableTotal(quote) }));
}

/** Whether a client may answer: the request is under analysis. @see Q-093 */
export const mayBeAnswered = (request: RequestRow) => clientMayDecide(statusOf(request));

/** An offered quote that was not chosen uses no balance: it is free for the one that was, and for other issues. @see Q-146 */
async function leaveUnchosen(tx: Transaction, row: QuoteRow, author: Pick<QuoteEvent, 'request' | 'usuarioNome' | 'em'>): Promise<void> {
  const before = quoteOfRow(row);
  if (!before.utilizaSaldo) return;
  const quote = { ...(await withoutItsBalance(tx, before)), versao: row.versao + 1 };
  await storeQuote(tx, rowOfQuote(quote, { criadaEm: row.criadaEm, atualizadaEm: author.em }), row);
  await writeQuoteLog(tx, { acao: 'ALTERAR', before, quote, ...author });
}

/**
 * Writes a client's answer. Approved: the chosen quotes wait to be issued, and the request with them. Sent back: the
 * offered quotes are pending again, and the agency reads the reason. The requester answers unless somebody else is named. The request's row must
 * be locked.
 * @see Q-093 @see Q-094
 */
export async function applyClientAnswer(
  tx: Transaction,
  request: RequestRow,
  answer: ClientAnswer,
  now: Date,
  usuarioNome = answererOf(request),
): Promise<void> {
  const offered = (await offeredRows(tx, request)).flatMap(({ rows }) => rows);
  const move = { to: statusAfterDecision(statusOf(request), answer.resposta), by: 'CLIENTE' } as const;
  const quoteMove = { to: quoteAfterDecision('COTACAO_FINALIZADA', answer.resposta), by: 'CLIENTE' } as const;
  const author = { request, usuarioNome, em: now };
  const log = (change: Partial<LoggedRequest>) =>
    writeRequestLog(tx, {
      solicitacaoUuid: request.uuid,
      tipo: 'RESPOSTA_CLIENTE',
      usuarioNome: author.usuarioNome,
      alteracoes: requestChanges(loggedRequest(request), { status: move.to, ...change }),
      em: now,
    });
  if (answer.resposta === 'DEVOLVER') {
    const dataVencimentoCotacao = quoteDeadline(now);
    for (const quote of offered) await moveQuote(tx, quote, quoteMove, author);
    await moveRequest(tx, request, move, {
      analiseDesde: null,
      sandboxRespondeEm: null,
      justificativaRetorno: answer.justificativa,
      dataVencimentoCotacao,
    });
    await log({ justificativaRetorno: answer.justificativa, dataVencimentoCotacao: dataVencimentoCotacao.toISOString() });
    return;
  }
  const escolhidas: string[] = [];
  for (const quote of offered) {
    if (answer.escolhidas.get(quote.servicoId) !== quote.id) {
      await leaveUnchosen(tx, quote, author);
      continue;
    }
    // What it costs now is what the client approves.
    const chosen = { ...quoteOfRow(quote), valorAlteradoEmissao: false };
    await moveQuote(tx, quote, quoteMove, author, { acao: 'ALTERAR', quote: chosen });
    escolhidas.push(quoteName(chosen));
    await chooseQuote(tx, quote.servicoId, quote.id, inNationalCurrency(chosen.total, chosen.cotacaoMoeda));
  }
  const dataVencimentoEmissao = issueDeadline(now);
  await moveRequest(tx, request, move, { analiseDesde: null, sandboxRespondeEm: null, dataVencimentoEmissao });
  await log({ escolhidas, dataVencimentoEmissao: dataVencimentoEmissao.toISOString() });
}
