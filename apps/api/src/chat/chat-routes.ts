import { listNewMessages, openFollowUp, openFollowUpOfAgency, sendMessage } from '@guiche/contract/chat';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { newMessages, openChat, storeMessage } from './follow-up.ts';

/** The chat with the client about a request. */
export function chatRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, openFollowUp, ({ deps: scope, session, params }) => openChat(scope, session, { id: params.idViagem }));

  registerCall(app, deps, openFollowUpOfAgency, async ({ deps: scope, session, params }) => {
    if (params.agencia !== session.agencia.id) throw new CallError(404, 'solicitacao_nao_encontrada');
    return openChat(scope, session, { id: params.idViagem });
  });

  registerCall(app, deps, listNewMessages, ({ deps: scope, session, body }) => newMessages(scope, session, body));

  registerCall(app, deps, sendMessage, ({ deps: scope, session, params, body }) =>
    storeMessage(scope, session, params.chat, body.mensagem),
  );
}
