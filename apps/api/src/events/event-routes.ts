import { endPresence, followEvents, keepPresence } from '@guiche/contract/events';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { registerEventCall } from '../http/register-event-call.ts';
import { findVisible } from '../requests/request-access.ts';
import { digest } from '../session/token.ts';
import { dropGone, notePresence, othersAt, removePresence } from './data/presences.ts';
import { EventFeed } from './event-feed.ts';

/** What happens meanwhile, and who has a request open. @see B-042, B-043 */
export function eventRoutes(app: FastifyInstance, deps: Deps): void {
  const feed = new EventFeed(deps, app.log);
  // A stream would keep the server from ending.
  app.addHook('preClose', () => feed.close());

  registerEventCall(app, deps, followEvents, ({ session, token, headers }) =>
    feed.open({ token, agenciaId: session.agencia.id }, headers['last-event-id']),
  );

  registerCall(app, deps, keepPresence, async ({ deps: { db }, session, token, params, body }) => {
    const { uuid } = await findVisible(db, session, { id: params.idSolicitacao });
    const { id: usuarioId } = session.usuario;
    const page = { id: params.id, solicitacaoUuid: uuid, usuarioId, cotacaoId: body.idCotacao, sessaoHash: digest(token) };
    await notePresence(db, page);
    await dropGone(db, uuid);
    return othersAt(db, uuid, usuarioId);
  });

  registerCall(app, deps, endPresence, async ({ deps: { db }, session, params }) => {
    await removePresence(db, params.id, session.usuario.id);
    return undefined;
  });
}
