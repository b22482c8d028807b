import { BASE_PATHS } from '@guiche/contract/call';
import {
  changePassword as changePasswordCall,
  currentUser,
  endOtherSessions,
  findAuthorization,
  forgotPassword as forgotPasswordCall,
  hasExternalSupplier,
  listClientInstances,
  listFeatureToggles,
  listNotifications,
  listSessions,
  loggedUser,
  login,
  logout,
  verifyLogin,
} from '@guiche/contract/session';
import type { Notification } from '@guiche/domain/entities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { countWaiting } from '../requests/data/listed-requests.ts';
import { searchText } from '../search-text.ts';
import { clientDetailsOf } from '../users/data/client-instances.ts';
import { wireUser } from '../users/wire-user.ts';
import { changePassword } from './change-password.ts';
import { allFeatureToggles } from './data/feature-toggles.ts';
import { closeOtherSessions, closeSession, openSessions } from './data/sessions.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { wireSession } from './wire-session.ts';

const LOGIN_PATH = `${BASE_PATHS[login.base]}${login.path}`;

/** Logging in and out, and the calls of the app's start. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, login, async ({ body, ip, program, cookies, secure, log, setHeader }) => {
    const session = await logIn(deps, { ...body, ip, program, device: deviceOf(cookies) }, log);
    setHeader('authorization', session.token);
    if (session.newDevice !== undefined) setHeader('set-cookie', deviceCookie(session.newDevice, LOGIN_PATH, secure));
    return wireUser(db, session);
  });

  // Everybody signs in here: the reference server knows no other provider. @see A-175
  registerCall(app, deps, verifyLogin, async () => ({}));

  registerCall(app, deps, logout, async ({ deps: scope, token }) => {
    await closeSession(scope.db, token);
    return undefined;
  });

  registerCall(app, deps, changePasswordCall, async ({ deps: scope, session, token, params, body }) => {
    await changePassword(scope, session, { ...params, ...body, token });
    return undefined;
  });

  registerCall(app, deps, forgotPasswordCall, async ({ body, ip, language, log }) => {
    await forgotPassword(deps, { ...body, ip, language }, log);
    return undefined;
  });

  registerCall(app, deps, listSessions, async ({ session, token }) => {
    const open = await openSessions(db, session.usuario.id, deps.now(), deps.config);
    return open.map((row) => wireSession(row, token));
  });

  registerCall(app, deps, endOtherSessions, async ({ deps: scope, session, token }) => ({
    encerradas: await closeOtherSessions(scope.db, session.usuario.id, token, scope.now(), scope.config),
  }));

  registerCall(app, deps, findAuthorization, async ({ token }) => token);

  registerCall(app, deps, hasExternalSupplier, async ({ session }) => session.usuario.temFornecedorExterno);

  registerCall(app, deps, loggedUser, ({ session }) => wireUser(db, session));

  registerCall(app, deps, currentUser, async ({ session, instance }) => {
    const user = await wireUser(db, session, instance);
    if (instance !== undefined && !user.instances.some(({ instancia }) => instancia === instance)) {
      throw new CallError(401, 'usuario_sem_acesso_nessa_unidade_de_negocio');
    }
    return user;
  });

  registerCall(app, deps, listClientInstances, async ({ session, query }) => {
    const wanted = searchText(query.name);
    const all = await clientDetailsOf(db, session);
    return all.filter(({ name }) => searchText(name).includes(wanted));
  });

  registerCall(app, deps, listFeatureToggles, () => allFeatureToggles(db));

  registerCall(app, deps, listNotifications, async ({ session }): Promise<Notification[]> => {
    const { quoting, issuing } = await countWaiting(db, session);
    return [
      { quantidade: quoting, tipoNotificacao: 'COTACAO' },
      { quantidade: issuing, tipoNotificacao: 'EMISSAO' },
    ];
  });
}
