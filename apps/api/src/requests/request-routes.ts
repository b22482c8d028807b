import {
  concludeQuoting as concludeQuotingCall,
  dismissWarning as dismissWarningCall,
  exportRequests as exportRequestsCall,
  findChangeBlock,
  findDashboardRequest,
  findRequest,
  findReturnJustification,
  findTripFacts as findTripFactsCall,
  forceResend,
  listClientAnalysis,
  listCloseDeadlines,
  listHistory as listHistoryCall,
  listIssues,
  listIssuesOfClient,
  listQuotes,
  listQuotesOfClients,
  listRemovedQuotes,
  listRequestLog,
  listServiceTickets,
  reopenWarning as reopenWarningCall,
  returnRequest as returnRequestCall,
  searchRequests as searchRequestsCall,
} from '@guiche/contract/requests';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { registerDownload } from '../http/register-file-calls.ts';
import { lastRemovals } from '../quotes/data/quote-log.ts';
import { sandboxSupportDesk } from '../sandbox/sandbox-support-desk.ts';
import type { Session } from '../session/data/sessions.ts';
import { concludeQuoting } from './conclude-quoting.ts';
import { closeDeadlines } from './data/close-deadlines.ts';
import { findNamed } from './data/named-requests.ts';
import { requestLog } from './data/request-log.ts';
import { serviceTickets } from './data/service-tickets.ts';
import { dismissWarning } from './dismiss-warning.ts';
import { exportRequests } from './export-requests.ts';
import { findTripFacts } from './find-trip-facts.ts';
import { listInAnalysis } from './list-client-analysis.ts';
import { listHistory } from './list-history.ts';
import { listRequests } from './list-requests.ts';
import { loadPending, loadRequest, loadRequestOfHistory } from './load-request.ts';
import { reopenWarning } from './reopen-warning.ts';
import { findVisible, refuseAnothers } from './request-access.ts';
import { returnRequest } from './return-request.ts';
import { searchRequests } from './search-requests.ts';

/** Lists are of the user's own agency; a list of another agency is refused. */
function refuseOtherAgency(session: Session, idAgencia: number | undefined): void {
  if (idAgencia !== undefined && idAgencia !== session.agencia.id) throw new CallError(403, 'sem_permissao');
}

/** A request that the session may see, of a client's instance: that of another one is as if it did not exist. Errors: 404. */
async function findOfInstance(db: Queryable, session: Session, { id, instance }: { readonly id: number; readonly instance: string }) {
  const row = await findVisible(db, session, { id });
  const { empresa } = await findNamed(db, row.uuid);
  if (empresa.instancia !== instance) throw new CallError(404, 'solicitacao_nao_encontrada');
  return row;
}

/** The lists of requests, one request, its log, concluding and returning it. */
export function requestRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, listQuotes, async ({ session, query }) => {
    refuseOtherAgency(session, query.idAgencia);
    return listRequests(db, session, 'quoting', query);
  });

  registerCall(app, deps, listIssues, async ({ session, query }) => {
    refuseOtherAgency(session, query.idAgencia);
    return listRequests(db, session, 'issuing', query);
  });

  registerCall(app, deps, listQuotesOfClients, ({ session, query }) => listRequests(db, session, 'quoting', query));
  registerCall(app, deps, listIssuesOfClient, ({ session, query }) => listRequests(db, session, 'issuing', query));

  registerCall(app, deps, listClientAnalysis, ({ session, query }) => listInAnalysis(db, session, query));

  registerDownload(app, deps, exportRequestsCall, (context, signal) => exportRequests(deps, context, signal));

  registerCall(app, deps, listHistoryCall, async ({ session, query }) => {
    const { idSolicitacao, dataInicial, dataFinal, dataEmissao, ...options } = query;
    if (idSolicitacao !== undefined) return { content: [await loadRequestOfHistory(db, session, idSolicitacao)], hasMore: false };
    const dayOf = (moment: string | undefined) => moment?.slice(0, 10);
    return listHistory(db, session, { ...options, firstDay: dayOf(dataInicial), lastDay: dayOf(dataFinal), issueDay: dayOf(dataEmissao) });
  });

  registerCall(app, deps, listCloseDeadlines, ({ session }) => closeDeadlines(db, session, deps.now()));

  registerCall(app, deps, searchRequestsCall, ({ session, query }) => searchRequests(db, session, query.termo));

  registerCall(app, deps, findRequest, async ({ session, body }) => {
    // Another agency's request gets the same response as one that does not exist.
    if (body.idAgencia !== session.agencia.id) throw new CallError(404, 'solicitacao_nao_encontrada');
    if (body.idSolicitacao === undefined) return { content: await loadPending(db, session, body.situacao) };
    // `situacao` narrows lists; one request is found by its number, whatever `situacao` the caller's list had.
    return { content: [await loadRequest(db, session, body.idSolicitacao)] };
  });

  registerCall(app, deps, findDashboardRequest, async ({ session, query }) => {
    await findOfInstance(db, session, { id: query.idSolicitacao, instance: query.instance });
    return loadRequest(db, session, query.idSolicitacao);
  });

  registerCall(app, deps, findReturnJustification, async ({ session, params }) => {
    const { justificativaRetorno } = await findVisible(db, session, { id: params.id });
    return { justificativa: justificativaRetorno };
  });

  registerCall(app, deps, forceResend, async ({ deps: scope, session, params }) => {
    // The client's side is a sandbox here and has nothing to send again; the caller must still be allowed to see the request.
    await findVisible(scope.db, session, { id: params.id });
    return undefined;
  });

  registerCall(app, deps, listRequestLog, async ({ session, params }) => {
    const { uuid } = await findVisible(db, session, { uuid: params.uuid });
    const rows = await requestLog(db, uuid);
    return rows.map(({ tipo, usuarioNome, usuarioAnteriorNome, atribuidoPorNome, alteracoes, em }) => ({
      tipoAlteracaoSolicitacao: tipo,
      user: { name: usuarioNome },
      date: em.toISOString(),
      usuarioAnterior: usuarioAnteriorNome === null ? null : { name: usuarioAnteriorNome },
      ...(atribuidoPorNome !== null && { atribuidoPor: { name: atribuidoPorNome } }),
      alteracoes: [...alteracoes],
    }));
  });

  registerCall(app, deps, listRemovedQuotes, async ({ session, params }) => {
    const request = await findVisible(db, session, { uuid: params.uuid });
    // As the logs themselves.
    refuseAnothers(request, session);
    const removals = await lastRemovals(db, request.uuid);
    return removals.map(({ cotacaoId, usuarioNome, em, detalhes }) => ({
      idCotacao: cotacaoId,
      usuario: usuarioNome,
      data: em.toISOString(),
      detalhes,
    }));
  });

  registerCall(app, deps, listServiceTickets, async ({ session, query }) => {
    const { uuid } = await findOfInstance(db, session, { id: query.idSolicitacao, instance: query.instanceId });
    return serviceTickets(db, uuid);
  });

  registerCall(app, deps, findChangeBlock, async ({ session, query }) => {
    const { id } = await findVisible(db, session, { uuid: query.uuidSolicitacao });
    return sandboxSupportDesk.blocksChanges(id).catch(() => {
      throw new CallError(503, 'servidor_indisponivel');
    });
  });

  registerCall(app, deps, concludeQuotingCall, ({ deps: scope, session, query, body }) =>
    concludeQuoting(scope, session, { ...body, uuid: query.uuidSolicitacao }),
  );

  registerCall(app, deps, returnRequestCall, ({ deps: scope, session, body }) => returnRequest(scope, session, body));
  registerCall(app, deps, findTripFactsCall, ({ session, params }) => findTripFacts(db, session, params.idViagem));

  registerCall(app, deps, dismissWarningCall, ({ deps: scope, session, params, body }) =>
    dismissWarning(scope, session, { ...body, idViagem: params.idViagem }),
  );

  registerCall(app, deps, reopenWarningCall, async ({ deps: scope, session, params, body }) => {
    await reopenWarning(scope, session, { ...body, idViagem: params.idViagem });
    return undefined;
  });
}
