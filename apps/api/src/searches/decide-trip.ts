import { activeProfile, PROFILES } from '@guiche/domain/access';
import { awaitsChangeApproval } from '@guiche/domain/changed-issues';
import { requestChanges } from '@guiche/domain/logs';
import { type ApprovalDecision, approvalViolations, quoteAfterRefusal, statusAfterApproval } from '@guiche/domain/requests';
import { applyDecision, type ChangeAuthor } from '../changed-issues/apply-decision.ts';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote, quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { servicesOfRequest } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { lockVisible } from '../requests/request-access.ts';
import { applyClientAnswer } from '../sandbox/apply-client-answer.ts';
import type { Session } from '../session/data/sessions.ts';
import { storeChoice, traceOf } from './data/searched-choice.ts';

/** What was chosen for the services that the approver left in the request is issued; what was removed is chosen no more. */
async function approve(tx: Transaction, request: RequestRow, { usuarioNome, em }: ChangeAuthor): Promise<void> {
  const escolhidas = new Map<string, string>();
  for (const service of await servicesOfRequest(tx, request)) {
    const trace = traceOf(service);
    const idCotacaoRemovida = service.idCotacaoEscolhida;
    if (trace.removido) await storeChoice(tx, service, null, { ...trace, idCotacaoRemovida });
    else if (service.idCotacaoEscolhida !== null) escolhidas.set(service.id, service.idCotacaoEscolhida);
  }
  await applyClientAnswer(tx, request, { resposta: 'APROVAR', escolhidas }, em, usuarioNome);
}

/** The request ends, what was offered is cancelled, and the agency reads the reason. */
async function refuse(tx: Transaction, request: RequestRow, reason: string, author: ChangeAuthor): Promise<void> {
  for (const row of await quotesOfRequest(tx, request.uuid)) {
    const { statusCotacao } = quoteOfRow(row);
    const to = quoteAfterRefusal(statusCotacao);
    if (to !== statusCotacao) await moveQuote(tx, row, { to, by: 'CLIENTE' }, { request, ...author });
  }
  const to = statusAfterApproval(statusOf(request), false);
  await moveRequest(tx, request, { to, by: 'CLIENTE' }, { justificativaRetorno: reason });
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: 'RESPOSTA_CLIENTE',
    ...author,
    alteracoes: requestChanges(loggedRequest(request), { status: to, justificativaRetorno: reason }),
  });
}

/**
 * Writes the decision of the approver who calls, about what was chosen or about a change of values. Errors: 403 for anybody else, 404 for a request
 * that does not wait for the caller, 422.
 * @see S-001, Q-096
 */
export async function decideTrip({ db, now }: Deps, session: Session, idViagem: number, decision: ApprovalDecision): Promise<void> {
  if (activeProfile({ profiles: session.usuario.perfis }) !== PROFILES.APPROVER) throw new CallError(403, 'sem_permissao');
  const author = { usuarioNome: session.usuario.nome, em: now() };
  await withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    const violations = approvalViolations(statusOf(request), decision);
    if (violations.length > 0) throw new ViolationsError(violations);
    if (awaitsChangeApproval(statusOf(request))) await applyDecision(tx, request, decision, author);
    else if (decision.aprovado) await approve(tx, request, author);
    else await refuse(tx, request, (decision.justificativa ?? '').trim(), author);
  });
}
