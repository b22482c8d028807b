import { entryBalanceViolations, optionWithEntryBalance } from '@guiche/domain/air/balances';
import type { AirQuote } from '@guiche/domain/entities';
import type { StatusCotacao } from '@guiche/domain/enums';
import type { Violation } from '@guiche/domain/messages';
import { quoteChanged } from '@guiche/domain/quotes';
import { type Queryable, type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { findUnchanged } from '../quotes/find-quote.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { quotesOfService } from '../requests/data/services.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { type AirServiceOfSession, findAirService } from './air-quote-of-service.ts';
import { leaveBalance } from './leave-balance.ts';

const EARLIER: readonly StatusCotacao[] = ['EMISSAO_ALTERADA', 'EMISSAO_CANCELADA'];

/** The agency in the path is the caller's own; another one has no such service. */
function refuseOtherAgency(session: Session, idAgencia: number): void {
  if (idAgencia !== session.agencia.id) throw new CallError(404, 'servico_nao_encontrado');
}

async function earlierIssues(db: Queryable, { service }: AirServiceOfSession): Promise<AirQuote[]> {
  const rows = await quotesOfService(db, service.id);
  return rows
    .map((row) => quoteOfRow<'AEREO'>(row))
    .filter(({ statusCotacao }) => EARLIER.includes(statusCotacao))
    .toReversed();
}

/** The earlier issues of an air service, changed or cancelled, the newest first. Errors: 404, 403. @see Q-244 */
export async function listEarlierIssues(db: Queryable, session: Session, idServico: string, idAgencia: number): Promise<AirQuote[]> {
  refuseOtherAgency(session, idAgencia);
  return earlierIssues(db, await findAirService(db, session, idServico));
}

/** The violations of sent issues, at their fields in the list. */
function violationsOf(sent: readonly AirQuote[]): Violation[] {
  return sent.flatMap((issue, index) =>
    entryBalanceViolations(issue).map((violation) => ({ ...violation, field: [String(index), violation.field].filter(Boolean).join('.') })),
  );
}

async function saveOne(tx: Transaction, found: AirServiceOfSession, sent: AirQuote, author: { usuarioNome: string; em: Date }) {
  const { request, service } = found;
  const row = await findUnchanged(tx, service, sent.id, sent.versao);
  const before = quoteOfRow<'AEREO'>(row);
  if (!EARLIER.includes(before.statusCotacao)) throw new ViolationsError([{ key: 'emissao_nao_identificada', field: '' }]);
  const entered = { ...before, saldoEntrada: sent.saldoEntrada };
  const after: AirQuote = { ...entered, opcaoSaldo: optionWithEntryBalance(entered), versao: row.versao + 1 };
  if (!quoteChanged(after, before)) return;
  await storeQuote(tx, rowOfQuote(after, { criadaEm: row.criadaEm, atualizadaEm: author.em }), row);
  await leaveBalance(tx, found, after);
  await writeQuoteLog(tx, { acao: 'ALTERAR', quote: after, before, request, ...author });
}

/**
 * Saves the entry balances of earlier issues, all or none, each with its log entry, and returns all as stored. What is kept for later can be used
 * from then on. Errors: 404, 403, 409 when somebody saved one first, 422 with the violations.
 * @see Q-149 @see Q-150 @see Q-245
 */
export function saveEarlierIssues(
  deps: Deps,
  session: Session,
  { idServico, idAgencia, issues }: { readonly idServico: string; readonly idAgencia: number; readonly issues: readonly AirQuote[] },
): Promise<AirQuote[]> {
  refuseOtherAgency(session, idAgencia);
  const author = { usuarioNome: session.usuario.nome, em: deps.now() };
  return withTransaction(deps.db, async (tx) => {
    const found = await findAirService(tx, session, idServico);
    await lockVisible(tx, session, { uuid: found.request.uuid });
    const violations = violationsOf(issues);
    if (violations.length > 0) throw new ViolationsError(violations);
    for (const issue of issues) await saveOne(tx, found, issue, author);
    await quotesChanged(tx, found.request);
    return earlierIssues(tx, found);
  });
}
