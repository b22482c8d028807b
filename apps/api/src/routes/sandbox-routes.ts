import * as calls from '@guiche/contract/sandbox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { lockVisible } from '../requests/request-access.ts';
import { requestSummary, selectNamed } from '../requests/request-head.ts';
import { applyClientAnswer, mayBeAnswered, offeredQuotes } from '../sandbox/apply-client-answer.ts';
import { cheapest } from '../sandbox/sandbox-client.ts';

/** What no client would say without being asked. */
const NO_REASON = 'Nenhuma das cotações atende. Por favor, cotem de novo.';

/** The sandbox client, asked by hand. */
export function sandboxRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, calls.answerAsClient, { route: '/relatorio' }, ({ session, params, body }) => {
    if (deps.config.sandboxClientMinutes === 0) throw new CallError(404, 'registro_nao_encontrado');
    return withTransaction(deps.db, async (tx) => {
      const request = await lockVisible(tx, session, { uuid: params.uuid });
      const escolhidas = cheapest(await offeredQuotes(tx, request));
      const approve = body.resposta === 'APROVAR';
      if (!mayBeAnswered(request) || (approve && escolhidas.size === 0)) throw new CallError(409, 'status_da_solicitacao_desatualizado');
      const answer = approve
        ? ({ resposta: 'APROVAR', escolhidas } as const)
        : ({ resposta: 'DEVOLVER', justificativa: body.justificativa?.trim() || NO_REASON } as const);
      await applyClientAnswer(tx, request, answer, deps.now());
      const [named] = await selectNamed(tx).where(eq(solicitacao.uuid, request.uuid));
      if (!named) throw new Error(`request ${request.uuid} vanished while it was locked`);
      return requestSummary(named, session);
    });
  });
}
