import { type ChangeDecision, statusAfterChangeDecision } from '@guiche/domain/changed-issues';
import { requestChanges } from '@guiche/domain/logs';
import { inNationalCurrency } from '@guiche/domain/pricing';
import type { Transaction } from '../db/transaction.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { servicesOfRequest } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { issueDeadline } from '../requests/deadlines.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { approveChosen } from './data/approved-values.ts';

/** Who changes something, and when. */
export interface ChangeAuthor {
  readonly usuarioNome: string;
  readonly em: Date;
}

/** What the chosen quotes of a request cost and reserve is what the client approves; nothing is marked as changed any more. */
async function takeOverValues(tx: Transaction, request: RequestRow, author: ChangeAuthor): Promise<void> {
  const rows = await quotesOfRequest(tx, request.uuid);
  for (const service of await servicesOfRequest(tx, request)) {
    const row = rows.find(({ id }) => id === service.idCotacaoEscolhida);
    if (!row) continue;
    const before = quoteOfRow(row);
    await approveChosen(tx, service, inNationalCurrency(before.total, before.cotacaoMoeda));
    if (!before.valorAlteradoEmissao) continue;
    const quote = { ...before, valorAlteradoEmissao: false, versao: row.versao + 1 };
    await storeQuote(tx, rowOfQuote(quote, { criadaEm: row.criadaEm, atualizadaEm: author.em }), row);
    await writeQuoteLog(tx, { acao: 'ALTERAR', before, quote, request, ...author });
  }
}

/**
 * Writes the decision about a change that waits for approval: the request is issued again. Approved, its values and reservations are the
 * approved ones; rejected, they stay what they were, and the agency reads the reason. The request's row must be locked.
 * @see
 */
export async function applyDecision(
  tx: Transaction,
  request: RequestRow,
  { aprovado, justificativa }: ChangeDecision,
  author: ChangeAuthor,
): Promise<void> {
  if (aprovado) await takeOverValues(tx, request, author);
  const to = statusAfterChangeDecision(statusOf(request));
  const justificativaRetorno = aprovado ? null : (justificativa ?? '').trim();
  const dataVencimentoEmissao = issueDeadline(author.em);
  await moveRequest(
    tx,
    request,
    { to, by: 'CLIENTE' },
    { analiseDesde: null, sandboxRespondeEm: null, justificativaRetorno, dataVencimentoEmissao },
  );
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: aprovado ? 'ALTERACAO_APROVADA' : 'ALTERACAO_REPROVADA',
    ...author,
    alteracoes: requestChanges(loggedRequest(request), {
      status: to,
      justificativaRetorno,
      dataVencimentoEmissao: dataVencimentoEmissao.toISOString(),
    }),
  });
}
