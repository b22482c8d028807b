import { answerAsClient } from '@guiche/contract/sandbox';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { findNamed } from '../requests/data/named-requests.ts';
import { lockVisible } from '../requests/request-access.ts';
import { requestSummary } from '../requests/request-head.ts';
import { applyClientAnswer, mayBeAnswered, offeredQuotes } from './apply-client-answer.ts';
import { cheapest } from './sandbox-client.ts';

/** The sandbox client's standard reason for sending a request back. */
const NO_REASON = 'Nenhuma das cotações atende. Por favor, cotem de novo.';

/** The call that makes the sandbox client answer at once. */
export function sandboxRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, answerAsClient, ({ deps: scope, session, params, body }) => {
    if (deps.config.sandboxClientMinutes === 0) throw new CallError(404, 'registro_nao_encontrado');
    return withTransaction(scope.db, async (tx) => {
      const request = await lockVisible(tx, session, { uuid: params.uuid });
      const escolhidas = cheapest(await offeredQuotes(tx, request));
      const approve = body.resposta === 'APROVAR';
      if (!mayBeAnswered(request) || (approve && escolhidas.size === 0)) throw new CallError(409, 'erro_status_desatualizado');
      const answer = approve
        ? ({ resposta: 'APROVAR', escolhidas } as const)
        : ({ resposta: 'DEVOLVER', justificativa: body.justificativa?.trim() || NO_REASON } as const);
      await applyClientAnswer(tx, request, answer, deps.now());
      return requestSummary(await findNamed(tx, request.uuid), session);
    });
  });
}
