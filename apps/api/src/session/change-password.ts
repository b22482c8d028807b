import { newPasswordViolation } from '@guiche/domain/session';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { eventOf, passwordDemand, writeUserLog } from '../users/data/user-log.ts';
import { passwordHashOf, setPassword } from './data/passwords.ts';
import { closeOtherSessions, type Session } from './data/sessions.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** A new password, and for whom. */
export interface PasswordOfUser {
  readonly id: string;
  readonly login: string;
  readonly password: string;
  /** The token of the session that goes on. */
  readonly token: string;
}

/**
 * Sets the password of the session's own user and ends the other sessions of that user. Errors: 404 for another user, 422 for a password that may
 * not be one.
 * @see A-185 @see A-186
 */
export async function changePassword(deps: Deps, { usuario }: Session, { id, login, password, token }: PasswordOfUser): Promise<void> {
  if (id !== usuario.id || login.trim().toLowerCase() !== usuario.login) throw new CallError(404, 'usuario_nao_encontrado');
  const violation = newPasswordViolation({ password, login: usuario.login });
  if (violation) throw new ViolationsError([violation]);
  if (await verifyPassword(await passwordHashOf(deps.db, id), password)) {
    throw new ViolationsError([{ key: 'senha_igual_a_atual', field: 'password' }]);
  }
  const hash = await hashPassword(password);
  await withTransaction(deps.db, async (tx) => {
    await setPassword(tx, id, hash);
    const changes = [eventOf('CHANGE_PASSWORD'), ...passwordDemand(usuario.changePassword, false)];
    await writeUserLog(tx, { usuarioId: id, autorNome: usuario.nome, em: deps.now() }, changes);
    // Whoever knew the former password may be in.
    await closeOtherSessions(tx, id, token, deps.now(), deps.config);
  });
}
