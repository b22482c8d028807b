import { activeProfile } from '@guiche/domain/access';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { findLogin } from './data/logins.ts';
import { openSession, type Session } from './data/sessions.ts';
import { verifyPassword } from './password.ts';
import { beginLoginAttempt, RETRY_AFTER_SECONDS } from './throttle.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** The caller's address. */
  readonly ip: string;
}

/**
 * Opens a session for a login and its password, and returns it with its token.
 *
 * Errors: 401 that does not tell whether login or password was wrong, 429 after too many failed attempts.
 * @see A-173
 */
export async function logIn(
  { db, config, now }: Deps,
  { login, password, ip }: Credentials,
): Promise<Session & { readonly token: string }> {
  const name = login.trim().toLowerCase();
  const attempt = await beginLoginAttempt(db, name, ip, now());
  if (!attempt.allowed) {
    throw new CallError(429, 'muitas_tentativas', { minutos: RETRY_AFTER_SECONDS / 60 }, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  }
  const row = await findLogin(db, name);
  const right = await verifyPassword(row?.usuario.senhaHash, password);
  if (!row || !right || !row.usuario.ativo || activeProfile({ profiles: row.usuario.perfis }) === undefined) {
    throw new CallError(401, 'credenciais_invalidas');
  }
  await attempt.succeeded();
  const token = await openSession(db, row.usuario.id, now(), config);
  const { senhaHash: _, ...person } = row.usuario;
  return { usuario: person, agencia: row.agencia, token };
}
