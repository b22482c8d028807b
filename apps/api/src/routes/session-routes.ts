import * as calls from '@guiche/contract/session';
import type { Notification } from '@guiche/domain/entities';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { closeSession } from '../auth/session.ts';
import { featureToggle } from '../db/schema/referencia.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { countWaiting } from '../requests/list-requests.ts';
import { searchText } from '../search-text.ts';
import { logIn } from '../users/log-in.ts';
import { clientInstancesOf, wireUser } from '../users/wire-user.ts';

/** Logging in and out, and what the app asks when it starts. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, calls.login, {}, async ({ body, ip, setHeader }) => {
    const session = await logIn(deps, { ...body, ip });
    setHeader('authorization', session.token);
    return wireUser(db, session);
  });

  // Everybody signs in here: the reference server knows no other provider. @see A-175
  registerCall(app, deps, calls.verifyLogin, {}, async () => ({}));

  registerCall(app, deps, calls.logout, {}, async ({ token }) => {
    await closeSession(db, token);
    return undefined;
  });

  registerCall(app, deps, calls.loggedUser, {}, ({ session }) => wireUser(db, session));

  registerCall(app, deps, calls.currentUser, {}, async ({ session, instance }) => {
    const user = await wireUser(db, session, instance);
    if (instance !== undefined && !user.instances.some(({ instancia }) => instancia === instance)) {
      throw new CallError(401, 'usuario_sem_acesso_nessa_unidade_de_negocio');
    }
    return user;
  });

  registerCall(app, deps, calls.listClientInstances, {}, async ({ session, query }) => {
    const wanted = searchText(query.name);
    const all = await clientInstancesOf(db, session);
    return all.filter(({ name }) => searchText(name).includes(wanted));
  });

  registerCall(app, deps, calls.listFeatureToggles, {}, () => db.select().from(featureToggle).orderBy(asc(featureToggle.nome)));

  registerCall(app, deps, calls.listNotifications, {}, async ({ session }): Promise<Notification[]> => {
    const { quoting, issuing } = await countWaiting(db, session);
    return [
      { quantidade: quoting, tipoNotificacao: 'COTACAO' },
      { quantidade: issuing, tipoNotificacao: 'EMISSAO' },
    ];
  });
}
