import { activeProfile } from '@guiche/domain/access';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { addDevice, useDevice } from './data/known-devices.ts';
import { findLogin } from './data/logins.ts';
import { openSession, type Session } from './data/sessions.ts';
import { verifyPassword } from './password.ts';
import { type Attempt, beginLoginAttempt } from './throttle.ts';

export interface Credentials extends Attempt {
  readonly password: string;
  /** The header `User-Agent`. */
  readonly program: string | undefined;
}

export interface LoggedIn extends Session {
  readonly token: string;
  /** The token of a device that was not known before. */
  readonly newDevice: string | undefined;
}

/** Why a login failed, as the log says it; the caller does not learn it. */
type Outcome = 'too many attempts' | 'unknown login' | 'wrong password' | 'deactivated' | 'no profile';

type Row = Awaited<ReturnType<typeof findLogin>>;

function failureOf(row: Row, right: boolean): Outcome | undefined {
  if (!row) return 'unknown login';
  if (!right) return 'wrong password';
  if (!row.usuario.ativo) return 'deactivated';
  return activeProfile({ profiles: row.usuario.perfis }) === undefined ? 'no profile' : undefined;
}

/**
 * Opens a session for a login and its password, and returns it with its token.
 *
 * Every failure is logged with user, address and outcome: the user by id, because a login that no user has may be a password that was
 * typed into the wrong field. Errors: 401 that does not tell whether login or password was wrong, 429 after too many failed attempts.
 * @see A-173
 */
export async function logIn(deps: Deps, { login, password, ip, device, program }: Credentials, log: FastifyBaseLogger): Promise<LoggedIn> {
  const { db, config, now } = deps;
  const name = login.trim().toLowerCase();
  const attempt = await beginLoginAttempt(deps, { login: name, ip, device });
  const row = await findLogin(db, name);
  const failed = (outcome: Outcome) =>
    log.warn({ user: row?.usuario.id ?? null, address: ip, knownDevice: attempt.known, outcome }, 'login failed');
  if (attempt.wait > 0) {
    failed('too many attempts');
    throw new CallError(
      429,
      'muitas_tentativas',
      { minutos: Math.ceil(attempt.wait / 60) },
      { headers: { 'retry-after': String(attempt.wait) } },
    );
  }
  const outcome = failureOf(row, await verifyPassword(row?.usuario.senhaHash, password));
  if (!row || outcome) {
    failed(outcome ?? 'unknown login');
    throw new CallError(401, 'credenciais_invalidas');
  }
  await attempt.succeeded();
  const token = await openSession(db, { usuarioId: row.usuario.id, address: ip, program }, now(), config);
  const { senhaHash: _, ...usuario } = row.usuario;
  if (attempt.known && device !== undefined) await useDevice(db, device, now());
  const newDevice = attempt.known ? undefined : await addDevice(db, usuario.id, now());
  return { usuario, agencia: row.agencia, token, newDevice };
}
