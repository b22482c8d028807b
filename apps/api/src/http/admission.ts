import type { Access, Call } from '@guiche/contract/call';
import { activeProfile, mayOpen, type RoutePath } from '@guiche/domain/access';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { findSession, type Session } from '../session/data/sessions.ts';
import { administers } from '../users/administers.ts';
import { CallError } from './call-error.ts';

/** A header with a value; undefined when it is absent or empty. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

async function sessionOf(request: FastifyRequest, { db, config, now }: Deps): Promise<Session> {
  const token = header(request, 'authorization');
  const session = token === undefined ? undefined : await findSession(db, token, now(), config);
  // A profile that nobody knows is not admitted. @see A-015
  if (!session || activeProfile({ profiles: session.usuario.perfis }) === undefined) throw new CallError(401, 'sessao_expirada');
  return session;
}

/** Refuses (403) a session whose profile may not open all of the routes. */
function checkRoutes({ usuario }: Session, routes: readonly RoutePath[]): void {
  const profile = activeProfile({ profiles: usuario.perfis });
  if (profile === undefined || !routes.every((route) => mayOpen(route, profile))) throw new CallError(403, 'sem_permissao');
}

/** The routes of the fields that a body fills in, where those require more than the call. */
function routesOfFields(access: Access, body: unknown): readonly RoutePath[] {
  if (typeof access === 'string') return [];
  const sent: Readonly<Record<string, unknown>> = Object(body);
  return Object.entries(access.given ?? {}).flatMap(([field, asked]) => (sent[field] === undefined ? [] : [asked]));
}

/**
 * Admits a call before its body is read, and keeps its session in `request.caller`.
 *
 * Errors: 401 without a session; 403 for a profile that may not make the call, for somebody who does not administer users when the call asks
 * for that, and for a user who must set a new password first.
 * @see A-283
 */
export async function admit(request: FastifyRequest, { access, beforePasswordChange }: Call, deps: Deps): Promise<void> {
  if (access === 'open') return;
  const session = await sessionOf(request, deps);
  request.caller = session;
  if (session.usuario.changePassword && !beforePasswordChange) throw new CallError(403, 'redefinir_senha');
  if (access === 'session') return;
  checkRoutes(session, [access.route]);
  if (access.administers && !administers(session)) throw new CallError(403, 'sem_permissao');
}

/** Refuses (403) a body with a field that the caller's profile may not fill in. @see A-283 */
export function checkFields({ caller, body }: FastifyRequest, { access }: Call): void {
  const routes = routesOfFields(access, body);
  if (caller && routes.length > 0) checkRoutes(caller, routes);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the call; null for a call that anybody may make, and before the session is checked. */
    caller: Session | null;
  }
}
