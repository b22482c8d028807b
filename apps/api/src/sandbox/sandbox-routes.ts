import { answerAsClient, askChangeAsClient, decideChangeAsClient, endAsClient, writeAsClient } from '@guiche/contract/sandbox';
import { awaitsChangeApproval, changeMayBeAsked, requestMayBeEnded } from '@guiche/domain/changed-issues';
import type { RequestSummary } from '@guiche/domain/entities';
import type { FastifyInstance } from 'fastify';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { findNamed } from '../requests/data/named-requests.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible } from '../requests/request-access.ts';
import { requestSummary } from '../requests/request-head.ts';
import type { Session } from '../session/data/sessions.ts';
import { applyClientAnswer, mayBeAnswered, offersTo } from './apply-client-answer.ts';
import { applyClientEnd } from './apply-client-end.ts';
import { applyClientDecision, applyClientWish } from './client-change.ts';
import { applyClientMessage } from './client-chat.ts';
import { cheapest } from './sandbox-client.ts';

/** The sandbox client's standard reason for sending a request back. */
const NO_REASON = 'Nenhuma das cotações atende. Por favor, cotem de novo.';

/** What the sandbox client writes when it is not told what. */
const STANDARD_MESSAGE = 'Bom dia! Alguma novidade sobre esta viagem?';

/** The sandbox client's standard reason for refusing a change. */
const NO_REASON_TO_CHANGE = 'O novo valor não foi aprovado.';

/** The calls that make the sandbox client act at once. */
export function sandboxRoutes(app: FastifyInstance, deps: Deps): void {
  /** Lets the client do something with a request that the caller may see. Errors: 404 where the sandbox is off. */
  function act(
    { db }: Deps,
    session: Session,
    uuid: string,
    how: (tx: Transaction, request: RequestRow, now: Date) => Promise<void>,
  ): Promise<RequestSummary> {
    if (deps.config.sandboxClientMinutes === 0) throw new CallError(404, 'registro_nao_encontrado');
    return withTransaction(db, async (tx) => {
      const request = await lockVisible(tx, session, { uuid });
      await how(tx, request, deps.now());
      return requestSummary(await findNamed(tx, request.uuid), session);
    });
  }
  const refuseUnless = (possible: boolean) => {
    if (!possible) throw new CallError(409, 'erro_status_desatualizado');
  };

  registerCall(app, deps, answerAsClient, async ({ deps: scope, session, params, body }) =>
    act(scope, session, params.uuid, async (tx, request, now) => {
      const escolhidas = cheapest(await offersTo(tx, request));
      const approve = body.resposta === 'APROVAR';
      refuseUnless(mayBeAnswered(request) && (!approve || escolhidas.size > 0));
      const answer = approve
        ? ({ resposta: 'APROVAR', escolhidas } as const)
        : ({ resposta: 'DEVOLVER', justificativa: body.justificativa?.trim() || NO_REASON } as const);
      await applyClientAnswer(tx, request, answer, now);
    }),
  );

  registerCall(app, deps, decideChangeAsClient, async ({ deps: scope, session, params, body: { aprovado, justificativa } }) =>
    act(scope, session, params.uuid, async (tx, request, now) => {
      refuseUnless(awaitsChangeApproval(statusOf(request)));
      const reason = aprovado ? null : justificativa?.trim() || NO_REASON_TO_CHANGE;
      await applyClientDecision(tx, request, { aprovado, justificativa: reason }, now);
    }),
  );

  registerCall(app, deps, askChangeAsClient, async ({ deps: scope, session, params, body }) =>
    act(scope, session, params.uuid, async (tx, request, now) => {
      refuseUnless(changeMayBeAsked(statusOf(request)));
      await applyClientWish(tx, request, body, now);
    }),
  );

  registerCall(app, deps, writeAsClient, async ({ deps: scope, session, params, body }) =>
    act(scope, session, params.uuid, (tx, request, now) => applyClientMessage(tx, request, body.mensagem?.trim() || STANDARD_MESSAGE, now)),
  );

  registerCall(app, deps, endAsClient, async ({ deps: scope, session, params }) =>
    act(scope, session, params.uuid, async (tx, request, now) => {
      refuseUnless(requestMayBeEnded(statusOf(request)));
      await applyClientEnd(tx, request, now);
    }),
  );
}
