import { versionTag } from '@guiche/contract/call';
import {
  changeUser as changeUserCall,
  findSharedLogin,
  findUser,
  insertUser as insertUserCall,
  listAllUsers,
  listUserInstances,
  listUserLog,
  listUsers,
  sendInvite as sendInviteCall,
  sendInvites as sendInvitesCall,
} from '@guiche/contract/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { searchText } from '../search-text.ts';
import { administers } from './administers.ts';
import { clientInstancesOf, clientInstancesOfAgency } from './data/client-instances.ts';
import { userLogOf } from './data/user-log.ts';
import { usersOfAgency, userWithLogin } from './data/users.ts';
import { changeUser, insertUser } from './save-user.ts';
import { sendInvite, sendInvites } from './send-invite.ts';
import { findUserOf } from './user-access.ts';
import { wireUsers } from './wire-users.ts';

/** The routes of the calls about the users of an agency. */
export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, listUsers, async ({ session, query: { ativo, termo } }) => {
    const wanted = searchText(termo);
    const rows = await usersOfAgency(db, session.agencia.id, ativo);
    const found = rows.filter(({ nome, login, email }) => [nome, login, email].some((text) => searchText(text).includes(wanted)));
    return wireUsers(db, session, found);
  });

  registerCall(app, deps, listAllUsers, async ({ session }) => wireUsers(db, session, await usersOfAgency(db, session.agencia.id)));

  registerCall(app, deps, findUser, async ({ session, params, setHeader }) => {
    const row = await findUserOf(db, session, params.id);
    const [user] = await wireUsers(db, session, [row]);
    if (!user) throw new CallError(404, 'usuario_nao_encontrado');
    setHeader('etag', versionTag(row.versao));
    return user;
  });

  registerCall(app, deps, listUserInstances, async ({ session, query: { id } }) => {
    if (id !== undefined) {
      return clientInstancesOf(db, { usuario: await findUserOf(db, session, id), agencia: session.agencia });
    }
    return administers(session) ? clientInstancesOfAgency(db, session.agencia.id) : clientInstancesOf(db, session);
  });

  registerCall(app, deps, findSharedLogin, async ({ session, params }) => {
    const user = await userWithLogin(db, session.agencia.id, params.login.trim().toLowerCase());
    // To who does not administer, there is the own login alone.
    if (!user || !(administers(session) || user.id === session.usuario.id)) throw new CallError(404, 'usuario_nao_encontrado');
    return user.compartilhado;
  });

  registerCall(app, deps, insertUserCall, async ({ deps: scope, session, body, setHeader }) => {
    const { usuario, wire } = await insertUser(scope, session, body);
    setHeader('etag', versionTag(usuario.versao));
    return wire;
  });

  registerCall(app, deps, changeUserCall, async ({ deps: scope, session, params, headers, body, setHeader }) => {
    const { idSubstituto, ...typed } = body;
    const change = { id: params.id, typed, seen: headers['if-match'], substituteId: idSubstituto };
    const { usuario, wire } = await changeUser(scope, session, change);
    setHeader('etag', versionTag(usuario.versao));
    return wire;
  });

  registerCall(app, deps, sendInviteCall, async ({ deps: scope, session, params, language, log }) => {
    await sendInvite(scope, params.id, { session, language, log });
    return undefined;
  });

  registerCall(app, deps, sendInvitesCall, async ({ deps: scope, session, body, language, log }) => ({
    naoEnviados: [...(await sendInvites(scope, body, { session, language, log }))],
  }));

  registerCall(app, deps, listUserLog, async ({ session, params }) => userLogOf(db, (await findUserOf(db, session, params.id)).id));
}
