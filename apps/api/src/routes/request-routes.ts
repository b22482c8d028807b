import * as calls from '@guiche/contract/requests';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../auth/session.ts';
import { logSolicitacao } from '../db/schema/log.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { listRequests } from '../requests/list-requests.ts';
import { loadRequest } from '../requests/load-request.ts';
import { findVisible } from '../requests/request-access.ts';

/** Lists are of the user's own agency; one that asks for another's is refused. */
function refuseOtherAgency(session: Session, idAgencia: number | undefined): void {
  if (idAgencia !== undefined && idAgencia !== session.agencia.id) throw new CallError(403, 'sem_permissao');
}

/** The lists of requests, one request, and its log. */
export function requestRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, calls.listQuotes, {}, async ({ session, query }) => {
    refuseOtherAgency(session, query.idAgencia);
    return listRequests(db, session, 'quoting', query);
  });

  registerCall(app, deps, calls.listIssues, {}, async ({ session, query }) => {
    refuseOtherAgency(session, query.idAgencia);
    return listRequests(db, session, 'issuing', query);
  });

  registerCall(app, deps, calls.listClientAnalysis, {}, ({ session, query }) => listRequests(db, session, 'analysis', query));

  registerCall(app, deps, calls.findRequest, { route: '/relatorio' }, async ({ session, body }) => {
    // Another agency's request is one that does not exist.
    if (body.idAgencia !== session.agencia.id) throw new CallError(404, 'solicitacao_nao_encontrada');
    // `situacao` narrows lists; one request is found by its number, whatever the caller's list said of it.
    return { content: [await loadRequest(db, session, body.idSolicitacao)] };
  });

  registerCall(app, deps, calls.findReturnJustification, {}, async ({ session, params }) => {
    const { justificativaRetorno } = await findVisible(db, session, { id: params.id });
    return { justificativa: justificativaRetorno };
  });

  registerCall(app, deps, calls.forceResend, {}, async ({ session, params }) => {
    // The client's side is a sandbox here and has nothing to send again; who asks must still know the request.
    await findVisible(db, session, { id: params.id });
    return undefined;
  });

  registerCall(app, deps, calls.listRequestLog, {}, async ({ session, params }) => {
    const { uuid } = await findVisible(db, session, { uuid: params.uuid });
    const rows = await db.select().from(logSolicitacao).where(eq(logSolicitacao.solicitacaoUuid, uuid)).orderBy(desc(logSolicitacao.em));
    return rows.map(({ tipo, usuarioNome, usuarioAnteriorNome, em }) => ({
      tipoAlteracaoSolicitacao: tipo,
      user: { name: usuarioNome },
      date: em.toISOString(),
      usuarioAnterior: usuarioAnteriorNome === null ? null : { name: usuarioAnteriorNome },
    }));
  });
}
